import { closeSync, constants, ftruncateSync, openSync, writeFileSync } from 'node:fs';

/**
 * Writes a whole file, also over an older one. Such a file is not emptied first: ext4 then writes the
 * new contents to the disk at once, and the files of a thousand products take a second and a half longer.
 */
export function overwrite(file: string, contents: string | Uint8Array): void {
  const handle = openSync(file, constants.O_WRONLY | constants.O_CREAT);
  try {
    writeFileSync(handle, contents);
    ftruncateSync(handle, Buffer.byteLength(contents));
  } finally {
    closeSync(handle);
  }
}
