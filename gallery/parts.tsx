import type { ReactNode } from 'react';
import { toOrder } from '#domain/order.ts';
import { catalogue } from '#shop/products';
import { OrderSummary } from '#features/checkout/OrderSummary.tsx';
import { Price } from '#features/product/Price.tsx';
import { ProductCard } from '#features/product/ProductCard.tsx';
import { ProductGallery } from '#features/product/ProductGallery.tsx';
import { ProductTabs } from '#features/product/ProductTabs.tsx';
import { ProductTag } from '#features/product/ProductTag.tsx';
import { WishCard } from '#features/wishlist/WishCard.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Choice, Select, TextArea, TextField } from '#ui/Field.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Note } from '#ui/Note.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Rows } from '#ui/Rows.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { TextButton, TextLink } from '#ui/TextLink.tsx';

type States = Readonly<Record<string, ReactNode>>;

const [first, second] = catalogue;
if (!first || !second) throw new Error('The gallery needs two products to show.');
const order = toOrder([
  { product: first, quantity: 2 },
  { product: second, quantity: 1 },
]);

/** The same thing as it rests, and as it looks under the mouse, in focus and pressed. */
function inStates(component: ReactNode): States {
  return {
    rest: component,
    hover: <div data-state="hover">{component}</div>,
    focus: <div data-state="focus-visible">{component}</div>,
    pressed: <div data-state="active">{component}</div>,
  };
}

const card = <ProductCard product={first} wording="home" sizes="(min-width: 1200px) 260px, 46vw" />;
const icons =
  'menu close search account heart bag bagPlus plus minus chevron arrowRight arrowLeft check info warning error truck return shield chat mail pause play outward bell instagram'.split(
    ' ',
  ) as IconName[];

/** The states of each component by its name. */
export const parts: Readonly<Record<string, States>> = {
  Type: {
    headings: (
      <>
        <h1>Heading one</h1>
        <h2>Heading two</h2>
        <p className="display">Display</p>
      </>
    ),
    text: (
      <>
        <p className="lead">A lead, a little larger.</p>
        <p>Running text, as it stands.</p>
        <p className="muted">Running text that steps back.</p>
        <p className="num">Rs. 1,09,900.00</p>
      </>
    ),
  },
  Icons: {
    all: (
      <div className="gallery-icons">
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    ),
  },
  'Button, primary': {
    ...inStates(<Button>Add to Cart</Button>),
    disabled: <Button disabled>Add to Cart</Button>,
    wide: <Button isWide>Add to Cart</Button>,
  },
  'Button, line': {
    ...inStates(<Button look="line">Back to Cart</Button>),
    disabled: (
      <Button look="line" disabled>
        Back to Cart
      </Button>
    ),
  },
  'Button on pictures': {
    ...inStates(<Button look="ink">Shop Now</Button>),
    paper: (
      <div className="gallery-art">
        <Button look="paper">Shop Now</Button>
      </div>
    ),
    'paper, hover': (
      <div className="gallery-art" data-state="hover">
        <Button look="paper">Shop Now</Button>
      </div>
    ),
  },
  Link: inStates(<TextLink href="#link">Keep browsing</TextLink>),
  'Quiet button': inStates(<TextButton>Remove</TextButton>),
  Breadcrumb: inStates(<Breadcrumb current="Products" />),
  'Headings of a page and a section': {
    page: <PageHead title="Products" crumb="Products" />,
    section: <SectionHeading title="You May Also Like" />,
    'with an aside': <SectionHeading title="From our shop" aside={<p>Six pictures</p>} />,
  },
  'Text field': {
    ...inStates(<TextField label="First name" />),
    typing: (
      <div data-state="focus">
        <TextField label="First name" defaultValue="Asha" />
      </div>
    ),
    filled: <TextField label="First name" defaultValue="Asha" />,
    'placeholder, hint': (
      <TextField label="Expiry (MM / YY)" placeholder="MM / YY" hint="As on the card" />
    ),
    problem: (
      <form data-state="invalid">
        <TextField label="Email" type="email" required />
      </form>
    ),
    disabled: <TextField label="First name" disabled defaultValue="Asha" />,
    'text area': <TextArea label="Comment" />,
    'text area, problem': (
      <form data-state="invalid">
        <TextArea label="Comment" required />
      </form>
    ),
  },
  Select: inStates(
    <Select label="State">
      <option>Delhi</option>
    </Select>,
  ),
  Choice: {
    ...inStates(<Choice>Email me with news</Choice>),
    checked: <Choice defaultChecked>Email me with news</Choice>,
    radio: <Choice type="radio">Debit card</Choice>,
    'radio, chosen': (
      <Choice type="radio" defaultChecked>
        Credit card
      </Choice>
    ),
  },
  Stepper: {
    'at the least': (
      <Stepper label="Quantity" value={1} max={999} onStep={() => 1} onType={() => 1} />
    ),
    ...inStates(<Stepper label="Quantity" value={2} max={999} onStep={() => 1} onType={() => 1} />),
    'at the most, small': (
      <Stepper label="Quantity" value={999} max={999} isSmall onStep={() => 1} onType={() => 1} />
    ),
  },
  Tabs: inStates(
    <Tabs
      label="Tabs"
      tabs={[
        { title: 'DESCRIPTION', panel: <p>What it is.</p> },
        { title: 'SHIPPING', panel: <p>How it comes.</p> },
      ]}
    />,
  ),
  Note: {
    information: (
      <Note kind="information">
        <strong>This is a demonstration.</strong> No payment is taken.
      </Note>
    ),
    success: (
      <Note kind="success">
        <strong>Your order has been placed.</strong>
      </Note>
    ),
  },
  Rows: {
    rest: (
      <Rows
        rows={[
          ['SKU', 'BEAU-1'],
          ['Availability', 'In Stock'],
        ]}
      />
    ),
  },
  Skeleton: {
    picture: <Skeleton shape="picture" />,
    line: <Skeleton shape="line" />,
    heading: <Skeleton shape="heading" />,
    button: <Skeleton shape="button" />,
  },
  'Price and tag': {
    reduced: <Price product={first} />,
    detailed: <Price product={first} isDetailed />,
    Sale: <ProductTag tag="Sale" />,
    New: <ProductTag tag="New" />,
  },
  'Product card': inStates(card),
  'Product pictures and facts': {
    pictures: <ProductGallery product={first} />,
    facts: <ProductTabs id={1} />,
  },
  'Wishlist card': inStates(
    <WishCard product={second}>
      <Button isWide>Add to Cart</Button>
      <TextButton>Remove</TextButton>
    </WishCard>,
  ),
  'Order summary': {
    before: <OrderSummary order={order} isFocused={false} />,
    placed: (
      <OrderSummary
        order={order}
        placed={{ reference: '7K2M-94QX', time: 0 }}
        isFocused={false}
        isConfirmed
      />
    ),
  },
  Empty: {
    'without a picture': (
      <EmptyState
        title="Nothing yet"
        text="Good skin starts with one thing."
        action={<Button>Browse Products</Button>}
      />
    ),
  },
};
