import type { PromiseActorLogic } from 'xstate'
import type { RefundState } from '#contract/orders/order-history.ts'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import type { staffOrderCalls } from '#contract/staff/staff-orders.ts'

type OrderCalls = typeof staffOrderCalls
type BodyOf<E> = CallArgs<E> extends { readonly body: infer B } ? B : never
/** The calls that take effect once for each request id. */
export type OrderCall = {
  [Name in keyof OrderCalls]: CallArgs<OrderCalls[Name]> extends {
    readonly body: { readonly request_id: string }
  }
    ? Name
    : never
}[keyof OrderCalls]

/** What staff want done about an order: a call and its body. */
export type OrderPress = {
  [Name in OrderCall]: {
    readonly call: Name
    readonly body: Omit<BodyOf<OrderCalls[Name]>, 'request_id'>
  }
}[OrderCall]

/** As it is sent. */
export interface SentPress {
  readonly press: OrderPress
  /** stays until an answer has come, so that a press after a lost answer takes effect once */
  readonly requestId: string
}

export interface OrderActionContext {
  /** null: nothing was sent yet */
  readonly sent: SentPress | null
  /** to the last press; null: none is known */
  readonly answer: DecisionAnswer | null
  /** of the last press; null: it was answered */
  readonly failure: StaffFailure | null
}

export type OrderActionEvent = { readonly type: 'press.send' } & SentPress

/** `pending`: a press is under way. */
export type OrderActionTag = 'pending'

export type SendPressLogic = PromiseActorLogic<DecisionAnswer, SentPress>
/** Resolves with what became of the refund of a press. */
export type ReadRefundLogic = PromiseActorLogic<RefundState, SentPress>
