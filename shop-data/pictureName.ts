/** By what a picture is known: its name in small letters, without the ending of the file. */
export function referenceOf(name: string): string {
  return name.toLowerCase().replace(/\.[a-z]+$/, '');
}
