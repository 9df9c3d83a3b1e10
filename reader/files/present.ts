/** The fields that are there. */
export function present<Content extends object>(whole: {
  readonly [Field in keyof Content]: Content[Field] | undefined;
}): Content {
  const there = Object.entries(whole).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Content;
}

/** Those of the fields of `like` that are there. */
export function pick<Whole extends object, Like extends object>(whole: Whole, like: Like) {
  return present<Pick<Whole, keyof Whole & keyof Like>>(
    Object.fromEntries(
      Object.keys(like).map((name) => [name, whole[name as keyof Whole]]),
    ) as Whole,
  );
}
