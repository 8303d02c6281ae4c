import { counted } from '#contract/platform/format-count.ts'
import type { Order } from '#contract/orders/order-history.ts'
import { productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { Card } from '#src/ui/display/card.tsx'
import { casesText } from '#contract/catalogue/packaging.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { OrderTotals } from '#src/views/platform/components/order-totals.tsx'
import { LineMoney, Money } from '#src/views/platform/components/price.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import { goneText, shippedText } from './shipped-cases.ts'
import * as css from './order-page.css.ts'

type Line = Order['lines'][number]

export function OrderLines({ order }: { order: Order }) {
  const { lines } = order
  return (
    <Card as="section" aria-labelledby="lines-title">
      <h2 id="lines-title" className={css.heading}>
        {counted(lines.length, 'product')}
      </h2>
      <ul className={css.lines}>
        {lines.map((line) => (
          <OrderLine
            key={`${line.products_id} ${line.final_price}`}
            line={line}
            shipped={shippedText(line, order)}
          />
        ))}
      </ul>
      <div className={css.totals}>
        <OrderTotals order={order} />
      </div>
    </Card>
  )
}

function OrderLine({ line, shipped }: { line: Line; shipped: string | null }) {
  const gone = goneText(line)
  return (
    <li className={css.line}>
      <ProductPicture src={line.image_url} size={75} width={56} className={css.thumb} />
      <span className={css.lineText}>
        <Link to={productPath(line.products_url)} className={css.lineName}>
          {line.products_name}
        </Link>
        <span className={css.meta}>
          {line.products_model} · {casesText(line.quantity, line.products_packaging)}
          {line.quantity > 1 && (
            <>
              {' '}
              at <Money cents={line.final_price} />
            </>
          )}
        </span>
        {shipped !== null && <span className={css.meta}>{shipped}</span>}
        {gone !== null && <span className={css.meta}>{gone}</span>}
      </span>
      <span className={css.lineTotal}>
        <LineMoney cents={line.total_price} />
      </span>
    </li>
  )
}
