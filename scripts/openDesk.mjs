/**
 * Opens the desk, which the page shows, on these files: a folder of the browser stands for the one that an
 * owner picks.
 *
 * @param {import('playwright').Page} page
 * @param {{ path: string, bytes: Buffer }[]} files each with its path below the repository
 */
export async function openDesk(page, files) {
  const sent = files.map(({ path, bytes }) => ({
    path: path.split('/'),
    bytes: bytes.toString('base64'),
  }));
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    Object.assign(window, { showDirectoryPicker: () => root });
    await root.getDirectoryHandle('.git', { create: true });
    for (const { path, bytes } of all) {
      let folder = root;
      for (const name of path.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0));
      await stream.close();
    }
  }, sent);
  await page.getByRole('button', { name: /Local Repository/ }).click();
}
