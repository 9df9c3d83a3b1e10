/** Ends the program with one sentence where the bundler could read only the start of the folder's path. */
export function refuseFolderName() {
  const [sign] = /[#?]/.exec(process.cwd()) ?? [];
  if (!sign) return;
  console.error(`The folder ${process.cwd()} has a ${sign} in its name: rename it.`);
  process.exit(1);
}
