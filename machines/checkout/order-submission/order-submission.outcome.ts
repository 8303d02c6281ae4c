import type { OrderProcess, SubmitOrderResponse } from '#contract/checkout/submit-order.ts'
import type {
  OrderSubmissionContext,
  OrderSubmissionInput,
  ProcessQuestion,
  ReviewedOrder,
  SubmissionOutcome,
  SubmissionVerdict,
} from './order-submission.types.ts'

export function verdictOfResponse(response: SubmitOrderResponse): SubmissionVerdict {
  const kind = response.data?.kind
  if (response.success) return { kind: 'accepted', response }
  if (response.card_declined || kind === 'declined') return { kind: 'declined', response }
  return kind === 'pending' ? { kind } : rejection(response)
}

function rejection(response: SubmitOrderResponse): SubmissionVerdict {
  const kind = response.data?.kind
  const isReason = kind !== undefined && kind !== 'accepted' && kind !== 'declined' && kind !== 'pending'
  return { kind: 'rejected', reason: isReason ? kind : 'failed', response }
}

export function verdictOfProcess(process: OrderProcess): SubmissionVerdict {
  switch (process.status) {
    case 'none':
    case 'pending':
      return { kind: process.status }
    case 'complete':
      return { kind: 'accepted', response: process.response ?? responseOf({ success: true }) }
    case 'declined':
      return { kind: 'declined', response: process.response ?? responseOf({ card_declined: true }) }
    case 'error':
      return rejection(process.response ?? responseOf({}))
    default:
      return process.status satisfies never
  }
}

/** The part of the context set by a verdict; empty while it is not final. */
export const outcomeIn = (verdict: SubmissionVerdict): { readonly outcome?: SubmissionOutcome } =>
  verdict.kind === 'pending' || verdict.kind === 'none' ? {} : { outcome: verdict }

/** Asynchronous processing: both settings and enough distinct products. The order is dispatched, then polled. */
export const isAsync = (input: OrderSubmissionInput): boolean =>
  input.kind === 'place' && input.settings.isAsync && input.skus >= input.settings.async_min_skus

/** Narrows the order; an earlier submission that is resumed has none and never reaches a state that sends it. */
export function orderOf({ order }: OrderSubmissionContext): ReviewedOrder {
  if (order === null) throw new Error('an order is sent once')
  return order
}

export const questionIn = ({ cart_id, order }: OrderSubmissionContext): ProcessQuestion => ({
  cart_id,
  cart_version: order?.cart_version ?? null,
})

const responseOf = (part: Partial<SubmitOrderResponse>): SubmitOrderResponse => ({
  success: false,
  message: null,
  errors: [],
  card_declined: false,
  data: null,
  ...part,
})
