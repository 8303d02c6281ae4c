import type { InferInput } from 'valibot'
import { MESSAGES, stillProcessingText } from '#contract/platform/messages.ts'
import { toWire } from '#contract/platform/money.ts'
import type { SubmitKind, SubmitOrderResponse } from '#contract/checkout/submit-order.ts'

export type SubmitAnswer = InferInput<typeof SubmitOrderResponse>

export interface AcceptedOrder {
  readonly cart_id: number
  readonly orders_id: number
  /** cents */
  readonly total: number
  readonly new_cart_id: number | null
}

export const acceptedAnswer = ({ cart_id, orders_id, total, new_cart_id }: AcceptedOrder): SubmitAnswer => ({
  success: true,
  message: MESSAGES.orderSubmitted,
  errors: [],
  card_declined: false,
  data: { kind: 'accepted', cart_id, orders_id, total: toWire(total), changes: [], new_cart_id },
})

/** Nothing was charged; `changes` lists the differences to the reviewed order. */
export const refusedAnswer = (
  kind: SubmitKind,
  cartId: number,
  errors: readonly string[],
  more: { readonly changes?: readonly string[]; readonly total?: number } = {},
): SubmitAnswer => ({
  success: false,
  message: MESSAGES.orderFailed,
  errors: [...errors],
  card_declined: false,
  data: {
    kind,
    cart_id: cartId,
    orders_id: null,
    total: more.total === undefined ? null : toWire(more.total),
    changes: [...(more.changes ?? [])],
    new_cart_id: null,
  },
})

export const declinedAnswer = (cartId: number, code: string): SubmitAnswer => ({
  ...refusedAnswer('declined', cartId, [
    code === 'insufficient_funds'
      ? 'The card does not have enough funds. Nothing was charged.'
      : 'The bank did not approve this card. Nothing was charged.',
  ]),
  message: MESSAGES.cardDeclined,
  card_declined: true,
})

export const failedAnswer = (cartId: number): SubmitAnswer =>
  refusedAnswer('failed', cartId, [
    'The card processor did not answer. Nothing was charged. Please try again.',
  ])

/** The outcome is unknown: the client asks the order process and must not submit again. */
export const pendingAnswer = (cartId: number): SubmitAnswer => ({
  ...refusedAnswer('pending', cartId, []),
  message: stillProcessingText(cartId),
})
