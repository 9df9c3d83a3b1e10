import { linkTo } from '#links/address.ts';
import type { HomePart } from '#shop/home';
import { LinkButton, type LinkButtonProps } from '#ui/Button.tsx';

type Props = Omit<LinkButtonProps, 'children'> & { link: HomePart<'hero'>[number]['action'] };

/** A link of the owner's; nothing where the page to which it led is gone (SPEC 19.12). */
export function OwnLinkButton({ link, ...props }: Props) {
  if (!link) return null;
  return <LinkButton {...{ ...props, ...linkTo(link.to), children: link.label }} />;
}
