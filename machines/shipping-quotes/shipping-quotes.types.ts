import type { PromiseActorLogic } from 'xstate'
import type { deliveryCalls, ShippingQuote } from '#contract/delivery.ts'
import type { Answer } from '#contract/endpoint.ts'

export interface ShippingQuotesContext {
  readonly shippingQuotes: readonly ShippingQuote[]
  /** the quote that is being saved or is chosen */
  readonly choice: QuoteChoice | null
  /** chosen while another one is being saved; saved next */
  readonly nextChoice: QuoteChoice | null
  /** there were quotes before the ones that are loading */
  readonly hadQuotes: boolean
  /** new quotes replaced older ones; tell the shopper */
  readonly showQuotesUpdated: boolean
  /** milliseconds until the first of the quotes expires */
  readonly lifetime: number
}

export interface QuoteChoice {
  readonly optionId: string
  readonly shipping_quotes_id: string
}

export type ShippingQuotesEvent =
  | ({ readonly type: 'quote.choose' } & QuoteChoice)
  | { readonly type: 'quotes.reload' }
  | { readonly type: 'quotes.dismissNotice' }
  /** from stepCompletion, which is told once nothing is being read or saved */
  | { readonly type: 'quotes.settle' }
  /** from delivery: the quotes are of an address that does not count any more */
  | { readonly type: 'destination.changed' }
  /** from delivery: where the order goes now; freight is asked for when it is shipped to a valid address */
  | { readonly type: 'destination.settled'; readonly is_shipped: boolean }

export type ShippingQuotesEmitted = {
  readonly type: 'notice.requestFailed'
  readonly errors: readonly string[]
}

export type ShippingQuotesTag = 'pending' | 'hasValidCarrier' | 'noCarrier' | 'unreachable'

export interface CarriersAnswer {
  readonly shipping_quotes: readonly ShippingQuote[]
  /** milliseconds until the first of them expires, by the clock of the service */
  readonly lifetime: number
}

export type SaveQuoteAnswer = Answer<typeof deliveryCalls.saveShippingQuote>

export type LoadCarriersLogic = PromiseActorLogic<CarriersAnswer, undefined>
export type SaveShippingQuoteLogic = PromiseActorLogic<SaveQuoteAnswer, QuoteChoice>
