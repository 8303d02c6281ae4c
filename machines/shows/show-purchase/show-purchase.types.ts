import type { PromiseActorLogic } from 'xstate'
import type { ApiFailure } from '#contract/platform/failure.ts'
import type { AddedLine, ProductLine } from '#contract/quick-order/lines.ts'

/** Cases of a product to be added to the cart. */
export type PurchaseLine = ProductLine

export interface ShowPurchaseInput {
  readonly showId: string
  /** null: a visitor */
  readonly customer_id: number | null
  readonly lines: readonly PurchaseLine[]
}

/** What was sent, or is about to be; kept on the device until it is answered. */
export interface PurchaseRequest {
  readonly request_id: string
  readonly lines: readonly PurchaseLine[]
}

export interface ShowPurchaseContext extends ShowPurchaseInput {
  readonly request: PurchaseRequest | null
  /** it was sent before without an answer, so that a refusal of its repetition does not say that nothing was added */
  readonly isRepeated: boolean
  readonly results: readonly AddedLine[]
  readonly failure: ApiFailure | null
}

export type ShowPurchaseEvent =
  | { readonly type: 'purchase.alter'; readonly lines: readonly PurchaseLine[] }
  | { readonly type: 'purchase.review' }
  | { readonly type: 'purchase.confirm'; readonly request_id: string }
  | { readonly type: 'purchase.retry' }
  | { readonly type: 'purchase.cancel' }

/** To the shell, which loads the cart anew: lines were, or may have been, added. */
export interface ShowPurchaseEmitted {
  readonly type: 'cart.changed'
}

/** `pending`: the device or the server is asked; `blocksLeaving`: lines may be under way. */
export type ShowPurchaseTag = 'pending' | 'blocksLeaving'

interface OfShow {
  readonly showId: string
  readonly customer_id: number
}
/** Null: no purchase of the show by the customer is unanswered on this device. */
export type ReadPurchaseLogic = PromiseActorLogic<PurchaseRequest | null, OfShow>
export type AddShowLinesLogic = PromiseActorLogic<
  { readonly lines: readonly AddedLine[] },
  PurchaseRequest & OfShow
>
