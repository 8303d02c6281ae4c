import { counted, formatCount } from '#contract/platform/format-count.ts'
import type { InferInput } from 'valibot'
import type { LineUpdate } from '#contract/cart/carts.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { toWire } from '#contract/platform/money.ts'
import { BEING_PLACED } from './change-cart.ts'
import { STALE } from './customer-cart.ts'
import type { LineOutcome } from './line-statements.ts'

type Answer = InferInput<typeof LineUpdate>

export const PROMO_LINE = 'This line is free of charge and follows from the rest of the cart.'

const nothing = { errors: [], data: null, meta: { new_cart_id: null } }

export const staleAnswer = (currentId: number): Answer => ({
  ...nothing,
  success: false,
  status: 'stale',
  message: STALE,
  meta: { new_cart_id: currentId },
})

export const refusedAnswer = (status: string, message: string): Answer => ({
  ...nothing,
  success: false,
  status,
  message,
})

export const submittingAnswer = (): Answer => refusedAnswer('submitting', BEING_PLACED)

export const removedAnswer = (id: number): Answer => ({
  ...nothing,
  success: true,
  status: 'removed',
  message: null,
  data: { id, quantity: 0, final_price: 0, total_price: 0 },
})

export const soldOutAnswer = (name: string): Answer =>
  refusedAnswer('soldOut', `${name} is sold out. Nothing was changed.`)

/** @param wanted the requested quantity in cases */
export function writtenAnswer(outcome: LineOutcome, wanted: number): Answer {
  const [id, quantity, cents] = [outcome.line_id ?? 0, outcome.quantity ?? 0, outcome.cents ?? 0]
  const message = quantity < wanted ? limitText(quantity, outcome.available ?? 0) : null
  return {
    ...nothing,
    success: true,
    status: message === null ? 'updated' : 'limited',
    message,
    data: { id, quantity, final_price: toWire(cents), total_price: toWire(cents * quantity) },
  }
}

/** Why a line has fewer cases than asked for. */
export function limitText(quantity: number, available: number): string {
  if (available > quantity)
    return `A line holds at most ${formatCount(MAX_QUANTITY)} cases; quantity set to ${formatCount(quantity)}`
  return `Only ${counted(available, 'case')} left; quantity set to ${formatCount(quantity)}`
}
