import { FEE_LABELS, FREIGHT } from '#contract/platform/constants.ts'

const [, PRO_USE] = FEE_LABELS
/** Given back as a whole when it is ticked. Every other fee, and a discount, goes back by share with the goods. */
const TICKED = [FREIGHT, 'Rush Shipping', PRO_USE]

/** Whether a fee of an order goes back by tick, and not by share with the goods. */
export const isTickedFee = (name: string): boolean => TICKED.some((ticked) => ticked === name)

interface PositionCases {
  /** as they were bought */
  readonly quantity: number
  readonly cancelled: number
  /** or handed over */
  readonly shipped: number
  readonly returned: number
}

/** Cases that can still be cancelled: neither shipped nor come back from a shipment that was taken back. */
export const cancellable = ({ quantity, cancelled, shipped, returned }: PositionCases): number =>
  quantity - cancelled - Math.max(shipped, returned)

/** Cases that can still come back. */
export const returnable = ({ shipped, returned }: Pick<PositionCases, 'shipped' | 'returned'>): number =>
  Math.max(0, shipped - returned)

/** Amounts in cents. */
export interface CreditedOrder {
  readonly lines: readonly {
    readonly position: number
    /** of a case */
    readonly cents: number
    /** cases as they were bought */
    readonly quantity: number
    /** of them cancelled or returned already */
    readonly gone: number
  }[]
  readonly fees: readonly { readonly name: string; readonly cents: number }[]
}

/**
 * What an order costs less in cents without further cases, by position, and without the fees that are ticked: the goods with their
 * share of discount, tax, insurance and card fee, which is share(gone after) - share(gone before), so that all parts together are
 * exactly what was paid.
 */
export function creditOf(
  { lines, fees }: CreditedOrder,
  cases: ReadonlyMap<number, number>,
  ticked: readonly string[],
): number {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
  const before = lines.reduce((sum, { cents, gone }) => sum + cents * gone, 0)
  const now = lines.reduce((sum, { cents, position }) => sum + cents * (cases.get(position) ?? 0), 0)
  const shared = centsOf(fees.filter(({ name }) => !isTickedFee(name)))
  const whole = centsOf(fees.filter(({ name }) => isTickedFee(name) && ticked.includes(name)))
  const valueOf = (goods: number) => Math.max(0, goods + shareOf(shared, goods, subtotal))
  return valueOf(before + now) - valueOf(before) + whole
}

/** Goods that cost nothing have no share of anything. */
const shareOf = (fees: number, goods: number, subtotal: number): number =>
  subtotal === 0 ? 0 : Math.round((fees * goods) / subtotal)

const centsOf = (fees: CreditedOrder['fees']): number => fees.reduce((sum, { cents }) => sum + cents, 0)
