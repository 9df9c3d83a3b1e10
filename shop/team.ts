import type { DescribedPicture } from '#domain/picture.ts';
import one from './images/team-1.webp';
import oneSmall from './images/team-1-small.webp';
import two from './images/team-2.webp';
import twoSmall from './images/team-2-small.webp';
import three from './images/team-3.webp';
import threeSmall from './images/team-3-small.webp';

export type TeamMember = {
  readonly name: string;
  readonly role: string;
  readonly portrait: DescribedPicture;
  /** A simpler engraving, for a size that is too small for fine lines. */
  readonly smallPortrait: DescribedPicture['picture'];
};

/** The people on the About screen; names and portraits are placeholders (SPEC 10.1). */
export const team: readonly TeamMember[] = [
  {
    name: 'Kabir Mehra',
    role: 'Founder & CEO',
    portrait: { picture: one, alt: 'Line engraving of a bearded man in a high-necked jumper' },
    smallPortrait: oneSmall,
  },
  {
    name: 'Ananya Rao',
    role: 'Product Designer',
    portrait: { picture: two, alt: 'Line engraving of a woman with combed-back hair' },
    smallPortrait: twoSmall,
  },
  {
    name: 'Imran Qureshi',
    role: 'Marketing Director',
    portrait: { picture: three, alt: 'Line engraving of a bearded man with round glasses' },
    smallPortrait: threeSmall,
  },
];
