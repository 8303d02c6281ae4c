import { productPath } from '#contract/content/paths.ts'
import type { ReviewedLine } from '#machines/quick-order/quick-order.types.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { CheckMark } from '#src/ui/form/checkbox.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { caseText } from '#contract/catalogue/packaging.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import { StockAlert } from '#src/views/catalogue/product-tile/stock-alert.tsx'
import { lineNotes, stateText } from './line-texts.ts'
import * as css from './quick-order.css.ts'
import type { QuickOrderActor } from './use-quick-order.ts'

export interface ReviewLineProps {
  readonly line: ReviewedLine
  readonly index: number
  /** it is being added */
  readonly isFixed: boolean
  readonly order: QuickOrderActor
}

export function ReviewLine({ line, index, isFixed, order }: ReviewLineProps) {
  const { product, code, available, in_cart, cases, isChosen } = line
  const name = product?.products_name ?? code
  const most = Math.max(0, available - in_cart)
  const isAddable = product !== null && most > 0 && line.price !== null
  const { label, tone } = stateText(line)
  return (
    <li className={css.row}>
      <label className={css.choice}>
        <VisuallyHidden>Add {name}</VisuallyHidden>
        <CheckMark
          checked={isAddable && isChosen}
          disabled={!isAddable || isFixed}
          onChange={(event) =>
            order.send({ type: 'line.choose', index, isChosen: event.currentTarget.checked })
          }
        />
      </label>
      {product ? (
        <ProductPicture src={product.image_url} size={75} width={56} className={css.thumb} />
      ) : (
        <span />
      )}
      <span className={css.text}>
        {product ? (
          <Link to={productPath(product.products_url)} className={css.name}>
            {name}
          </Link>
        ) : (
          <span className={css.name}>{code}</span>
        )}
        {product && (
          <span className={css.note}>
            {product.products_model} · {caseText(product.products_packaging)}
            {product.pro_use && ' · Pro use only'}
          </span>
        )}
      </span>
      <span className={css.state}>
        <Badge tone={tone}>{label}</Badge>
        {line.message !== null && <span className={css.note}>{line.message}</span>}
        {lineNotes(line).map((note) => (
          <span key={note} className={css.note}>
            {note}
          </span>
        ))}
        {line.state === 'short' && <span className={css.note}>You asked for {line.quantity}.</span>}
      </span>
      <span className={css.cases}>
        {line.state === 'soldOut' && product && <StockAlert product={product} />}
        {isAddable && (
          <QuantityStepper
            label={`Cases of ${name}`}
            value={Math.max(1, cases)}
            max={most}
            narrow
            disabled={isFixed}
            onCommit={(next) => order.send({ type: 'line.setCases', index, cases: next })}
          />
        )}
      </span>
      <LineMoney line={line} />
    </li>
  )
}

function LineMoney({ line: { price, price_before, cases, isChosen } }: { readonly line: ReviewedLine }) {
  if (price === null)
    return (
      <span className={css.money}>
        {price_before !== null && (
          <s className={css.before}>
            <Money cents={price_before} />
          </s>
        )}
      </span>
    )
  return (
    <span className={css.money}>
      {isChosen && cases > 0 && <Money cents={price * cases} />}
      {price_before !== null && price_before !== price && (
        <s className={css.before}>
          <Money cents={price_before} />
        </s>
      )}
      <span className={css.before}>
        <Money cents={price} /> a case
      </span>
    </span>
  )
}
