import { randomInt } from 'node:crypto'
import { brandOf, lastFourOf } from '#server/platform/gateway/sandbox-cards.ts'

/** A transaction of the stand-in. Of a card it keeps what may be kept. */
export interface Transaction {
  readonly id: string
  /** the key of the shop */
  readonly code: string
  readonly transactionId: string | null
  readonly kind: 'sale' | 'authorization' | 'void' | 'reversal' | 'refund'
  /** of a void, reversal or refund */
  readonly paymentId: string | null
  readonly cents: number
  /** SOK: it was made; else why not */
  readonly flag: string
  readonly brand: string | null
  readonly lastFour: string | null
  /** milliseconds of its clock */
  readonly at: number
}

export type Wanted = Omit<Transaction, 'id' | 'at' | 'brand' | 'lastFour'> & { readonly card: string | null }

/** The book of the stand-in, in memory. Every sum is worked out from its entries. */
export class StandInBook {
  readonly entries: Transaction[] = []
  private readonly now: () => Date
  private readonly settledAfter: number
  private settledUntil = 0

  /** @param settledAfter milliseconds until a sale is settled by itself */
  constructor(now: () => Date, settledAfter: number) {
    this.now = now
    this.settledAfter = settledAfter
  }

  enter({ card, ...wanted }: Wanted): Transaction {
    const entry: Transaction = {
      ...wanted,
      id: `${randomInt(10 ** 10, 10 ** 11)}${randomInt(10 ** 10, 10 ** 11)}`,
      brand: card === null ? null : brandOf(card),
      lastFour: card === null ? null : lastFourOf(card),
      at: this.now().getTime(),
    }
    this.entries.push(entry)
    return entry
  }

  isUsed(transactionId: string | null): boolean {
    return transactionId !== null && this.entries.some((entry) => entry.transactionId === transactionId)
  }

  payment(id: string): Transaction | null {
    return (
      this.entries.find(
        ({ id: own, kind, flag }) =>
          own === id && flag === 'SOK' && (kind === 'sale' || kind === 'authorization'),
      ) ?? null
    )
  }

  /** A sale or refund that was made under an id of the shop. */
  byTransactionId(transactionId: string): Transaction | null {
    return this.entries.find((entry) => entry.transactionId === transactionId && entry.flag === 'SOK') ?? null
  }

  isVoided({ id }: Transaction): boolean {
    return this.made('void').some(({ paymentId }) => paymentId === id)
  }

  isReversed({ id }: Transaction): boolean {
    return this.made('reversal').some(({ paymentId }) => paymentId === id)
  }

  isSettled({ at }: Transaction): boolean {
    return at < this.settledUntil || this.now().getTime() - at >= this.settledAfter
  }

  /** Cents that went back by refunds. */
  refunded({ id }: Transaction): number {
    return this.made('refund')
      .filter((refund) => refund.paymentId === id && !this.isVoided(refund))
      .reduce((sum, { cents }) => sum + cents, 0)
  }

  /** What of each key is charged and given back, in cents; keys with neither are left out. */
  sums(): ReadonlyMap<
    string,
    { readonly charged: number; readonly refunded: number; readonly sales: number }
  > {
    const sums = new Map<string, { charged: number; refunded: number; sales: number }>()
    for (const sale of this.made('sale')) {
      const sum = sums.get(sale.code) ?? { charged: 0, refunded: 0, sales: 0 }
      const isVoided = this.isVoided(sale)
      sum.charged += sale.cents
      sum.refunded += isVoided ? sale.cents : this.refunded(sale)
      sum.sales += isVoided ? 0 : 1
      sums.set(sale.code, sum)
    }
    return sums
  }

  /** Settles all that was charged until now, as the batch of the night. */
  settle(): void {
    this.settledUntil = this.now().getTime() + 1
  }

  private made(kind: Transaction['kind']): Transaction[] {
    return this.entries.filter((entry) => entry.kind === kind && entry.flag === 'SOK')
  }
}
