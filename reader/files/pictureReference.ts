/** By what a picture is known: its name in small letters, without `pictures/` and the ending of the file. */
export function referenceOf(name: string): string {
  return name.toLowerCase().replace(/^pictures\/|\.[a-z]+$/g, '');
}
