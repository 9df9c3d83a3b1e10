import { phoneLink } from '#address/phoneLink.ts';
import { leftToRight } from '#say/leftToRight.ts';
import { contact } from '#shop/settings';
import { LinkButton, type LinkButtonProps } from '#ui/Button.tsx';
import * as strings from '#strings/products';

/** How to reach a shop that has no product yet (SPEC 16.95). */
export function OpensSoon({ look = 'primary' }: Pick<LinkButtonProps, 'look'>) {
  const { phone, phoneName, email } = contact;
  return (
    <>
      {(phone ?? email) && <p className="lead">{strings.untilThen}</p>}
      <p className="choices">
        {phone && (
          <LinkButton look={look} {...phoneLink(contact)}>
            {`${phoneName} ${leftToRight(phone)}`}
          </LinkButton>
        )}
        {email && (
          <LinkButton look={look} href={`mailto:${email}`}>
            {email}
          </LinkButton>
        )}
      </p>
    </>
  );
}
