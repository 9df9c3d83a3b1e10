import { capital } from '#catalogue/capital.ts';
import { type Product, variantLine } from '#catalogue/product.ts';
import { food } from '#shop/parts';
import { optionCount, sizeCount } from '#strings/products';
import { DietSign } from './DietSign.tsx';
import styles from './Variant.module.css';

type VariantProps = {
  readonly product: Product;
  /** By which a link to the product is described, where another has the same name. */
  readonly id?: string;
};

/** Quietly below a product's name: its variant, size and net quantity, and the sign of food, where it has them (SPEC 2.13, 16.62). */
export function Variant({ product, id }: VariantProps) {
  const { sizes, options } = product;
  const line = sizes
    ? variantLine({
        ...product,
        size: (options ? optionCount : sizeCount)(sizes),
        netQuantity: '',
      })
    : variantLine(product);
  return (
    <>
      {line !== '' && (
        <span id={id} className={styles.variant}>
          {capital(line)}
        </span>
      )}
      {food && product.diet && <DietSign diet={product.diet} />}
    </>
  );
}
