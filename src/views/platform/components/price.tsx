import { formatMoney } from '#contract/platform/money.ts'
import * as css from './price.css.ts'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'

export interface PriceProps {
  caseCents: number
  /** The unit of the price, for example "Case of 12". */
  packaging?: string
  eachCents?: number
  /** The case price before a sale. */
  wasCents?: number
  size?: keyof typeof css.amount
}

export function Price({ caseCents, packaging, eachCents, wasCents, size = 'tile' }: PriceProps) {
  return (
    <div className={css.price}>
      <div className={css.line}>
        <span className={`${css.amount[size]} ${wasCents ? css.sale : ''}`}>{formatMoney(caseCents)}</span>
        {packaging && <span className={css.packaging}>{packaging}</span>}
        {wasCents !== undefined && (
          <s className={css.small}>
            <VisuallyHidden>before </VisuallyHidden>
            {formatMoney(wasCents)}
          </s>
        )}
      </div>
      {eachCents !== undefined && <span className={css.small}>{formatMoney(eachCents)} each</span>}
    </div>
  )
}

/** The price of a line; lines that come with an order cost nothing. */
export const LineMoney = ({ cents }: { cents: number }) => (cents === 0 ? 'Free' : <Money cents={cents} />)

export function Money({ cents }: { cents: number }) {
  return <span className={css.money}>{formatMoney(cents)}</span>
}
