import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { Product } from '#contract/products.ts'
import { imagePath, productPath } from '#src/services/listing/shop-paths.ts'
import { Money } from '#src/ui/display/price.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { AddToCart } from '#src/views/product-tile/add-to-cart.tsx'
import { eachCents } from '#src/views/product-tile/product-facts.ts'
import { ProductPrice } from '#src/views/product-tile/product-price.tsx'
import { Stock } from '#src/views/product-tile/stock.tsx'
import * as css from './order-form.css.ts'

/** One row per product. Enter goes to the quantity of the next row, with Shift to the one before. */
export function OrderForm({ products }: { products: readonly Product[] }) {
  const body = useRef<HTMLTableSectionElement>(null)
  return (
    <Table caption="Order form" captionHidden>
      <thead>
        <tr>
          <HeadCell>
            <span className={css.hiddenLabel}>Picture</span>
          </HeadCell>
          <HeadCell>Product</HeadCell>
          <HeadCell>Packaging</HeadCell>
          <HeadCell numeric>Case</HeadCell>
          <HeadCell numeric>Each</HeadCell>
          <HeadCell>Stock</HeadCell>
          <HeadCell>Quantity</HeadCell>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={(event) => moveOnEnter(event, body.current)}>
        {products.map((product) => (
          <Row key={product.products_id} product={product} />
        ))}
      </tbody>
    </Table>
  )
}

function moveOnEnter(event: KeyboardEvent<HTMLElement>, body: HTMLElement | null): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || body === null) return
  const inputs = [...body.querySelectorAll<HTMLInputElement>('input[type="number"]')]
  inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)]?.focus()
}

function Row({ product }: { product: Product }) {
  const each = eachCents(product)
  return (
    <tr>
      <Cell>
        <img
          src={imagePath(product.products_url, 75)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className={css.thumb}
        />
      </Cell>
      <Cell>
        <Link to={productPath(product.products_url)}>{product.products_name}</Link>
        <div className={css.model}>{product.products_model}</div>
      </Cell>
      <Cell>{product.products_packaging}</Cell>
      <Cell numeric>
        {product.price === undefined ? <ProductPrice product={product} /> : <Money cents={product.price} />}
      </Cell>
      <Cell numeric>{each === undefined ? '–' : <Money cents={each} />}</Cell>
      <Cell>
        <Stock product={product} />
      </Cell>
      <Cell>
        <AddToCart product={product} />
      </Cell>
    </tr>
  )
}
