import { useRef, useState } from 'react';
import { isOrderable } from '#catalogue/availability.ts';
import { mostOf, toQuantity } from '#ordering/cart.ts';
import { langOf } from '#features/shared/langOf.ts';
import { readTypedQuantity } from '#ordering/typedQuantity.ts';
import { formatPercent, formatPrice } from '#say/sayPrice.ts';
import { answered } from '#ordering/asks.ts';
import { type Product, familyOf, fullName } from '#catalogue/product.ts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import { asking, sizes } from '#shop/parts';
import { tax } from '#shop/settings';
import { productPage } from '#shop/words';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { joinSentences } from '#ui/announce.ts';
import { useAnnounced } from '#ui/useAnnounced.ts';
import * as strings from '#strings/productPage';
import { BuyingFacts } from './BuyingFacts.tsx';
import { BuyButton } from '#features/product/BuyButton.tsx';
import { ProductAsks, asksForm } from './ProductAsks.tsx';
import { ProductBenefits } from './ProductBenefits.tsx';
import { Price } from '#features/product/Price.tsx';
import styles from './ProductDetail.module.css';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductQuestions } from './ProductQuestions.tsx';
import { ProductSizes } from './ProductSizes.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { Variant } from '#features/product/Variant.tsx';
import { WishButton } from '#features/product/WishButton.tsx';
import { adds, putInCart } from '#features/product/productActions.ts';

/** What the price contains or lacks; without a rate where the shop says none. */
function sayTax(product: Product): string | undefined {
  if (!tax) return undefined;
  const { name, isIncluded } = tax;
  const percent = product.tax ?? tax.percent;
  if (percent === 0) return undefined;
  if (percent === undefined) return strings.taxIncludedAlone(name);
  const given = { name, percent: formatPercent(percent) };
  return isIncluded ? strings.taxIncluded(given) : strings.taxAdded(given);
}

type ProductDetailProps = {
  readonly product: Product;
  readonly details: ProductDetails;
};

/** A product at the price with what was answered of it. */
function useAnswered(sold: Product) {
  const [answers, setAnswers] = useState({});
  return { setAnswers, product: asking ? answered(sold, answers) : sold };
}

/** One product with its details and actions (SPEC 7). */
export function ProductDetail({ product: sold, details }: ProductDetailProps) {
  const { product, setAnswers } = useAnswered(sold);
  const [wanted, setQuantity] = useState(1);
  // There may be fewer of another size.
  const quantity = Math.min(wanted, mostOf(product));
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (asked: Product) => putInCart(asked, quantity);
  const adding = {
    product,
    children: strings.addToCart,
    ...(asking && sold.asks
      ? ({ type: 'submit', form: asksForm } as const)
      : { 'data-adds': adds('cart', product), onClick: () => add(product) }),
  };
  const answering = { product: sold, onAnswer: setAnswers, onAdd: add };
  return (
    <div className={styles.detail}>
      <div className={styles.gallery}>
        {/* A size with a picture of its own begins with it. */}
        <ProductGallery key={product.image.name} product={product} details={details} />
      </div>
      <div className={styles.info}>
        <Head product={product} details={details} />
        {sizes && details.sizes && <ProductSizes rows={details.sizes} />}
        {asking && sold.asks && <ProductAsks key={familyOf(sold)} {...answering} />}
        <div className={`${styles.buy} needs-script`}>
          {isOrderable(product) && (
            <Quantity product={product} quantity={quantity} onChange={setQuantity} />
          )}
          <BuyButton {...adding} ref={addButton} />
          <WishButton product={product} />
        </div>
        <p className="without-script muted">{strings.needsJavaScript}</p>
        <BuyingFacts product={product} howToUse={details.facts.howToUse} />
      </div>
      {details.benefits && <ProductBenefits benefits={details.benefits} />}
      <div className={styles.tabs}>
        <ProductTabs product={product} details={details} />
      </div>
      <Aside product={product} details={details} />
      <ActionBar label={strings.buy} replaces={addButton}>
        <div>
          <small>{sizes ? fullName(product) : product.name}</small>
          <strong className="num">{formatPrice(product.price * quantity)}</strong>
        </div>
        <BuyButton {...adding} />
      </ActionBar>
    </div>
  );
}

function Head({ product, details }: ProductDetailProps) {
  const { description = productPage.standardText } = product;
  const lead = details.description?.slice(0, 1);
  const taxNote = sayTax(product);
  useAnnounced(joinSentences([fullName(product), formatPrice(product.price)]));
  return (
    <>
      <div>
        <h1 {...langOf(product)}>{product.name}</h1>
        <Variant product={product} />
      </div>
      <div>
        <Price product={product} isDetailed />
        {taxNote && <p className={styles.tax}>{taxNote}</p>}
      </div>
      {(lead ?? description) && (
        <div className={styles.description} {...langOf(product)}>
          {lead ? <Prose text={lead} /> : <p>{description}</p>}
        </div>
      )}
    </>
  );
}

/** A picture that the gallery begins with on no page, and what shoppers ask, beside the tabs. */
function Aside({ product, details }: ProductDetailProps) {
  const { morePictures: [further] = [], questions } = details;
  const shown = further?.picture ?? product.secondaryImage;
  if (!shown && !questions) return null;
  return (
    <div className={styles.aside}>
      {shown && (
        <Picture
          source={shown}
          alt=""
          sizes="(min-width: 1440px) 592px, 44vw"
          className={styles.further}
        />
      )}
      {questions && <ProductQuestions questions={questions} />}
    </div>
  );
}

type QuantityProps = {
  readonly product: Product;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
};

function Quantity({ product, quantity, onChange }: QuantityProps) {
  const most = mostOf(product);
  const handleType = (text: string) => {
    const typed = readTypedQuantity(text) ?? 1;
    onChange(Math.min(typed, most));
    return typed;
  };
  return (
    <Stepper
      of={fullName(product)}
      value={quantity}
      max={most}
      onStep={(difference) => onChange(toQuantity(quantity + difference, most))}
      onType={handleType}
    />
  );
}
