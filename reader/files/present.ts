/** The same, in which a field may be there and `undefined`. */
type Loose<Content> = { readonly [Field in keyof Content]: Content[Field] | undefined };
type Present<Content> = { readonly [Field in keyof Content]: Exclude<Content[Field], undefined> };

/** The fields that are there. */
export function present<Content extends object>(loose: Loose<Content>): Content {
  const there = Object.entries(loose).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Content;
}

/** Those of these names that are there. */
export function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Present<Pick<Whole, Name>> {
  return present(
    Object.fromEntries(names.map((name) => [name, whole[name]])) as Present<Pick<Whole, Name>>,
  );
}
