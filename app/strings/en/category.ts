export const categories = 'Categories';
export const notFound = 'Category not found';
export const noSuchCategory = 'The shop has no category with this address.';
export const notFoundText = 'It may have another name now. All products are still here.';
