/** Cases are counted over all lines. */
export interface OrderLifeContext {
  readonly isPickup: boolean
  readonly ordered: number
  /** in shipments that were not voided */
  readonly shipped: number
}

export type OrderLifeInput = Pick<OrderLifeContext, 'isPickup' | 'ordered'>

export type OrderLifeEvent =
  | { readonly type: 'order.review' }
  | { readonly type: 'order.pick' }
  | { readonly type: 'order.pack' }
  | { readonly type: 'order.ship'; readonly cases: number }
  | { readonly type: 'shipment.void'; readonly cases: number }
  | { readonly type: 'order.ready' }
  | { readonly type: 'order.readyAgain' }
  | { readonly type: 'order.handOver' }
  | { readonly type: 'order.waitForPayment' }
  | { readonly type: 'order.waitForDocuments' }
  | { readonly type: 'order.release' }
  | { readonly type: 'order.complete' }
  | { readonly type: 'order.close' }
  | { readonly type: 'order.cancel' }
