import type { MachineWords } from '#machines/platform/words.ts'
import type { shippingQuotesMachine } from './shipping-quotes.machine.ts'

export const shippingQuotesWords: MachineWords<typeof shippingQuotesMachine> = {
  guards: {
    isShipped: 'the order is shipped to a valid address',
    isChosen: 'a carrier is saved',
    isOffered: 'carriers are offered',
    hasNextChoice: 'another carrier was chosen meanwhile',
    isGone: 'the offer of this carrier has run out',
  },
  events: {
    'destination.changed': 'the destination has changed',
    'destination.settled': 'the destination is saved',
    'quote.choose': 'the shopper chooses a carrier',
    'quotes.reload': 'freight has to be quoted again',
    'quotes.dismissNotice': 'the shopper has read that prices changed',
    'quotes.settle': 'the step waits until no carrier is being saved',
  },
  actions: {
    recordQuotes: 'shows carriers and prices',
    preselectQuote: 'chooses the cheapest carrier, or the one preferred before',
    recordChoice: 'keeps the chosen carrier',
    recordNextChoice: 'keeps the carrier to save next',
    takeNextChoice: 'goes on with the carrier that was chosen meanwhile',
    clearQuotes: 'shows no carriers, remembers the preferred one and forgets the last refusal',
    forgetChoice: 'shows no carrier as chosen',
    recordRefusal: 'keeps why the carrier was not saved',
    forgetRefusal: 'forgets the last refusal',
    forgetNotice: 'takes away that prices have changed',
    reportSelected: 'says that a carrier is saved',
    reportUnselected: 'says that no carrier is saved',
    reopenStep: 'tells checkout that shipping is open again',
    reloadCart: 'has the totals computed again',
    announceRefusal: 'shows why the carrier was not saved',
  },
  delays: {
    quoteLifetime: 'the time that the quotes are valid',
  },
  tags: {
    pending: 'freight is being quoted or saved',
    hasValidCarrier: 'a carrier is saved',
    noCarrier: 'no carrier delivers there',
    unreachable: 'freight could not be quoted, and Try again is offered',
  },
}
