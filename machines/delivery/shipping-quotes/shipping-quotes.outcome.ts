import { MAX_INT } from '#contract/platform/constants.ts'
import type { ShippingQuote } from '#contract/delivery/delivery.ts'
import { failureOf } from '#contract/platform/failure.ts'
import type {
  CarriersAnswer,
  QuoteChoice,
  SaveQuoteAnswer,
  ShippingQuotesContext,
} from './shipping-quotes.types.ts'

export type CarriersVerdict = 'chosen' | 'offered' | 'none'

export function verdictOnCarriers({ shipping_quotes }: CarriersAnswer): CarriersVerdict {
  if (shipping_quotes.length === 0) return 'none'
  return shipping_quotes.some((quote) => quote.selected) ? 'chosen' : 'offered'
}

export type SaveVerdict = 'chosen' | 'offered' | 'refused'

/** A quote is selected only if the response has its selected flag. */
export function verdictOnSave({ success, shipping_quote }: SaveQuoteAnswer): SaveVerdict {
  if (!success) return 'refused'
  return shipping_quote?.selected === true ? 'chosen' : 'offered'
}

/** The quote expired or belongs to an earlier cart: not an error, but a reason to reload. */
export const isGone = (thrown: unknown): boolean => {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && (failure.status === 404 || failure.status === 410)
}

const LEAST_LIFETIME = 60_000

/** In milliseconds; within the range of setTimeout, and not so short that quotes reload endlessly. */
export const boundedLifetime = (lifetime: number): number =>
  Math.min(Math.max(lifetime, LEAST_LIFETIME), MAX_INT)

/** Narrows the choice that the event before has recorded. */
export function choiceIn({ choice }: ShippingQuotesContext): QuoteChoice {
  if (choice === null) throw new Error('a quote is saved after it is chosen')
  return choice
}

export const choiceOf = ({ optionId, shipping_quotes_id }: QuoteChoice): QuoteChoice => ({
  optionId,
  shipping_quotes_id,
})

const cheapestOf = (quotes: readonly ShippingQuote[]): ShippingQuote | undefined =>
  quotes.toSorted((a, b) => a.cost - b.cost)[0]

/** The saved option, when it is not the cheapest: only a buyer chooses such a one. */
export function preferredIn({ shipping_quotes }: CarriersAnswer): string | null {
  const selected = shipping_quotes.find((quote) => quote.selected)
  const isPreferred = selected !== undefined && selected.cost > (cheapestOf(shipping_quotes)?.cost ?? 0)
  return isPreferred ? selected.optionId : null
}

/** The option that the buyer has chosen before, while it is offered, else the cheapest. */
export function preselectedIn({ shippingQuotes, chosenOption }: ShippingQuotesContext): QuoteChoice | null {
  const quote = shippingQuotes.find(({ optionId }) => optionId === chosenOption) ?? cheapestOf(shippingQuotes)
  return quote ? choiceOf(quote) : null
}

export const selectedIn = ({ shipping_quotes }: CarriersAnswer): QuoteChoice | null => {
  const selected = shipping_quotes.find((quote) => quote.selected)
  return selected ? choiceOf(selected) : null
}
