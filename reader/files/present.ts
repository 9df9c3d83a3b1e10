/** The fields that are there. */
export function present<Content extends object>(whole: {
  readonly [Field in keyof Content]: Content[Field] | undefined;
}): Content {
  const there = Object.entries(whole).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Content;
}
