import type { CartLine } from '#contract/cart/carts.ts'
import { formatCount } from '#contract/platform/format-count.ts'
import { LineMoney } from '#src/views/platform/components/price.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { caseText } from '#contract/catalogue/packaging.ts'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './review.css.ts'

type Item = Pick<
  CartLine,
  | 'products_id'
  | 'products_name'
  | 'products_model'
  | 'image_url'
  | 'products_packaging'
  | 'quantity'
  | 'final_price'
  | 'total_price'
>

/** The lines of the order, read-only. */
export function ItemsTable({ items }: { items: readonly Item[] }) {
  return (
    <Table caption="Items" captionHidden>
      <thead>
        <tr>
          <HeadCell>Product</HeadCell>
          <HeadCell numeric>Cases</HeadCell>
          <HeadCell numeric>Total</HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.products_id}>
            <Cell>
              <span className={css.product}>
                <ProductPicture src={item.image_url} size={75} width={40} className={css.thumb} />
                <span>
                  <span className={css.name}>{item.products_name}</span>
                  <span className={css.meta}>
                    {item.products_model} · <LineMoney cents={item.final_price} /> ·{' '}
                    {caseText(item.products_packaging)}
                  </span>
                </span>
              </span>
            </Cell>
            <Cell numeric>{formatCount(item.quantity)}</Cell>
            <Cell numeric>
              <LineMoney cents={item.total_price} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
