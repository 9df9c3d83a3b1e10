/** Whether a product can be had; a product without it is in stock (SPEC 16.55). */
export type Availability = 'few left' | 'out of stock' | `from ${string}`;

/**
 * @public What a product's file says of it: few pieces are said, unless its owner says something else (SPEC 15.22).
 *
 * @param fewFrom so many pieces and less are few; 0 for never
 */
export function availabilityOf(
  {
    availability,
    stock,
  }: {
    readonly availability?: Availability | 'in stock' | undefined;
    readonly stock?: number | undefined;
  },
  fewFrom = 5,
): Availability | 'in stock' {
  if (stock === 0) return 'out of stock';
  if (availability?.startsWith('few left')) return 'few left';
  return availability ?? (stock !== undefined && stock <= fewFrom ? 'few left' : 'in stock');
}

type Available = { readonly availability?: Availability | undefined };

/** Whether a product can be ordered; one that comes later can, since the shop sends it on its day. */
export function isOrderable({ availability }: Available): boolean {
  return availability !== 'out of stock';
}

/** What is so today: what comes on a day is in stock from then on (SPEC 16.55). */
export function availabilityOn(
  today: string,
  availability: Availability | undefined,
): Availability | undefined {
  const first = firstDayOf(availability);
  return first !== undefined && first <= today ? undefined : availability;
}

/** The day from which it comes, such as 2026-12-01; nothing for what is here, or is not to come. */
export function firstDayOf(availability: Availability | undefined): string | undefined {
  return availability?.startsWith('from ') ? availability.slice('from '.length) : undefined;
}
