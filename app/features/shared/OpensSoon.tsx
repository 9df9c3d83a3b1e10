import { phoneLink } from '#address/phoneLink.ts';
import { leftToRight } from '#say/leftToRight.ts';
import { contact } from '#shop/settings';
import { LinkButton, type LinkButtonProps } from '#ui/Button.tsx';
import * as strings from '#strings/products';

/** In place of the products that a shop does not have yet, and how to reach it (SPEC 16.95). */
export function OpensSoon({ look = 'primary' }: Pick<LinkButtonProps, 'look'>) {
  const { phone, phoneName, email } = contact;
  return (
    <div className="part">
      <p className="lead">{strings.opensSoon}</p>
      {(phone ?? email) && <p>{strings.untilThen}</p>}
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
    </div>
  );
}
