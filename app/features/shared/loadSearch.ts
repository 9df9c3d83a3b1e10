/** What finds more than names, and the index that the build has made: both come when Search opens (SPEC 16.65). */
export async function loadSearch() {
  const [{ searchBy }, { index }] = await Promise.all([
    import('./searchShop.ts'),
    import('#shop/search'),
  ]);
  return { searchShop: await searchBy(index) };
}
