import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CardDetails, CardGateway, CardOutcome, RefundOutcome } from './card-gateway.ts'
import { type Charge, type ChargeBook, openChargeBook } from './charge-book.ts'
import type { BookedRefund } from './refund-book.ts'
import { brandOf, lastFourOf, planOf, refundPlanOf } from './sandbox-cards.ts'

export interface SandboxOptions {
  readonly databaseUrl: string
  /** delay of the slow card in milliseconds */
  readonly slowAfter?: number
  readonly connections?: number
}

export interface SandboxGateway extends CardGateway {
  close(): Promise<void>
}

const SLOW_AFTER = 8_000
const REFUSED: CardOutcome = { kind: 'declined', code: 'not_a_test_card' }

/**
 * A card gateway whose outcome depends on the card number. Charges are stored by key: a repeated key gets the stored
 * outcome, and an authorize after a reversal is rejected.
 */
export function createSandboxGateway(options: SandboxOptions): SandboxGateway {
  const { databaseUrl, slowAfter = SLOW_AFTER, connections } = options
  const book = openChargeBook(databaseUrl, connections)
  const enter = async (key: string, amountCents: number, card: CardDetails, code: string | null) =>
    outcomeOf(await book.enter(chargeOf(key, amountCents, card, code)))
  return {
    verify: async (card) => {
      const plan = planOf(card.number)
      if (!plan) return REFUSED
      if (plan.kind === 'decline' && !plan.passesVerification) return { kind: 'declined', code: plan.code }
      return {
        kind: 'approved',
        reference: `ver_${randomUUID()}`,
        brand: brandOf(card.number),
        lastFour: lastFourOf(card.number),
      }
    },
    authorize: async (key, amountCents, card) => {
      const plan = planOf(card.number)
      if (!plan) return enter(key, amountCents, card, 'not_a_test_card')
      switch (plan.kind) {
        case 'approve':
          return enter(key, amountCents, card, null)
        case 'decline':
          return enter(key, amountCents, card, plan.code)
        case 'processingError':
          return { kind: 'unknown' }
        case 'lostAnswer':
          await enter(key, amountCents, card, null)
          return { kind: 'unknown' }
        case 'slow':
          await pause(slowAfter, undefined, { ref: false })
          return enter(key, amountCents, card, null)
      }
    },
    lookup: async (key) => {
      const charge = await book.find(key)
      return charge && outcomeOf(charge)
    },
    reverse: (key) => book.reverse(key),
    ...refundsOf(book, slowAfter),
    close: () => book.close(),
  }
}

function refundsOf(book: ChargeBook, slowAfter: number): Pick<CardGateway, 'refund' | 'lookupRefund'> {
  return {
    refund: async (key, chargeKey, amountCents) => {
      const isKnown = (await book.findRefund(key)) !== null
      const { refund, lastFour } = await book.enterRefund({
        key,
        chargeKey,
        amountCents,
        reference: `ref_${randomUUID()}`,
        codeOf: (card) => (refundPlanOf(card) === 'decline' ? 'refund_declined' : null),
      })
      const plan = refundPlanOf(lastFour)
      if (plan === 'slow') await pause(slowAfter, undefined, { ref: false })
      return plan === 'lostAnswer' && !isKnown ? { kind: 'unknown' } : refundOutcome(refund)
    },
    lookupRefund: async (key) => {
      const refund = await book.findRefund(key)
      return refund && refundOutcome(refund)
    },
  }
}

function chargeOf(key: string, amountCents: number, card: CardDetails, code: string | null): Charge {
  return {
    key,
    amount_cents: amountCents,
    state: code === null ? 'approved' : 'declined',
    code,
    brand: brandOf(card.number),
    last_four: lastFourOf(card.number),
    reference: code === null ? `chg_${randomUUID()}` : null,
  }
}

function outcomeOf(charge: Charge): CardOutcome {
  const { state, code, reference, brand, last_four } = charge
  if (state !== 'approved' || reference === null)
    return { kind: 'declined', code: state === 'declined' ? (code ?? 'declined') : 'reversed' }
  return { kind: 'approved', reference, brand, lastFour: last_four ?? '' }
}

const refundOutcome = ({ reference, code }: BookedRefund): RefundOutcome =>
  reference === null ? { kind: 'declined', code: code ?? 'declined' } : { kind: 'approved', reference }
