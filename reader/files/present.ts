/** With each field, there or `undefined`: one that is forgotten does not compile. */
type Complete<Content> = { readonly [Field in keyof Content]-?: Content[Field] | undefined };

/** The fields that are there. */
export function present<Content extends object>(complete: Complete<Content>): Content {
  const there = Object.entries(complete).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Content;
}

/** Those of these names that are there. */
export function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
) {
  const there = names.filter((name) => whole[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, whole[name]])) as Complete<
    Pick<Whole, Name>
  >;
}
