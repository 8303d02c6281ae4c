import { productPath } from '#contract/content/paths.ts'
import type { DetailedProduct } from '#contract/catalogue/products.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { AddToCart } from '#src/views/catalogue/product-tile/add-to-cart.tsx'
import { ProductPrice } from '#src/views/catalogue/product-tile/product-price.tsx'
import { Stock } from '#src/views/catalogue/product-tile/stock.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './compare-page.css.ts'
import { comparedSpecs } from './compared-specs.ts'
import { toggleListed } from './product-lists.ts'

interface CompareTableProps {
  products: readonly DetailedProduct[]
  onlyDifferent: boolean
}

/** A column for each product; rows whose values differ are highlighted. */
export function CompareTable({ products, onlyDifferent }: CompareTableProps) {
  const rows = comparedSpecs(products).filter(({ differs }) => differs || !onlyDifferent)
  // a product that is taken out takes its button with it
  const focus = useFocusFallback(
    () => null,
    () => document.querySelector<HTMLElement>('main h1'),
  )
  return (
    <div className={css.table} {...focus}>
      <Table caption="Compared products" captionHidden>
        <thead>
          <tr>
            <HeadCell>Product</HeadCell>
            {products.map((product) => (
              <HeadCell key={product.products_id} scope="col">
                <ProductHead product={product} />
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <HeadCell scope="row">Price</HeadCell>
            {products.map((product) => (
              <Cell key={product.products_id}>
                <ProductPrice product={product} />
                <Stock product={product} isCounted />
                <AddToCart product={product} isTile />
              </Cell>
            ))}
          </tr>
          {rows.map(({ label, texts, differs }) => (
            <tr key={label} className={differs ? css.different : undefined}>
              <HeadCell scope="row">
                {label}
                {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
              </HeadCell>
              {texts.map((text, index) => (
                <Cell key={products[index]?.products_id}>{text}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function ProductHead({ product }: { product: DetailedProduct }) {
  return (
    <div className={css.head}>
      <ProductPicture
        src={product.image_url}
        size={300}
        width={300}
        height={240}
        loading="eager"
        className={css.picture}
      />
      <span className={css.name}>
        <Link to={productPath(product.products_url)}>{product.products_name}</Link>
        <IconButton
          icon="close"
          label={`Compare without ${product.products_name}`}
          onClick={() => toggleListed('compare', product)}
        />
      </span>
    </div>
  )
}
