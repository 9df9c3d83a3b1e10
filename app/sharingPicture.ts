import { findProduct } from '#domain/product.ts';
import type { Picture } from '#domain/picture.ts';
import { catalogue } from '#shop/catalogue.ts';
import about from '#shop/images/about-hero.webp';
import kit from '#shop/images/banner-kit.webp';
import sale from '#shop/images/banner-explore.webp';
import shop from '#shop/images/hero-1.webp';
import type { Match } from './routes.ts';

const pictures: Record<string, Picture> = { '/products': kit, '/sales': sale, '/about': about };

/** The picture that stands for a page where the page is shared: its own, else the shop's. */
export function sharingPicture({ route, id }: Match): Picture {
  return findProduct(catalogue, id)?.image.picture ?? pictures[route.path] ?? shop;
}
