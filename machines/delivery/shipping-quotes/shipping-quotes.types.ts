import type { PromiseActorLogic } from 'xstate'
import type { deliveryCalls, ShippingQuote } from '#contract/delivery/delivery.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { RefusalContext, RequestFailed } from '#machines/platform/refused-request.ts'

/** `refusal`: why the carrier that the buyer chose last was not saved. */
export interface ShippingQuotesContext extends RefusalContext {
  readonly shippingQuotes: readonly ShippingQuote[]
  /** the quote being saved, or selected */
  readonly choice: QuoteChoice | null
  /** chosen while another one is being saved; saved next */
  readonly nextChoice: QuoteChoice | null
  /** `optionId` of the latest choice of the buyer; outlives the quotes */
  readonly chosenOption: string | null
  /** the quotes being loaded replace earlier ones */
  readonly hadQuotes: boolean
  /** new quotes have replaced earlier ones; shows a message */
  readonly showQuotesUpdated: boolean
  /** milliseconds until the first quote expires */
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
  /** from stepCompletion; answered with `quotes.settled` when nothing is in flight */
  | { readonly type: 'quotes.settle' }
  /** from delivery: the quotes are for an address that no longer applies */
  | { readonly type: 'destination.changed' }
  /** from delivery: the new destination; quotes are loaded for freight to a valid address */
  | { readonly type: 'destination.settled'; readonly isShipped: boolean }

export type ShippingQuotesEmitted = RequestFailed

export type ShippingQuotesTag = 'pending' | 'hasValidCarrier' | 'noCarrier' | 'unreachable'

export interface CarriersAnswer {
  readonly shipping_quotes: readonly ShippingQuote[]
  /** milliseconds until the first quote expires, by the clock of the service */
  readonly lifetime: number
}

export type SaveQuoteAnswer = Answer<typeof deliveryCalls.saveShippingQuote>

export type LoadCarriersLogic = PromiseActorLogic<CarriersAnswer, undefined>
export type SaveShippingQuoteLogic = PromiseActorLogic<SaveQuoteAnswer, QuoteChoice>
