import type { MachineWords } from '#machines/platform/words.ts'
import type { productSearchMachine } from './product-search.machine.ts'

export const productSearchWords: MachineWords<typeof productSearchMachine> = {
  guards: {
    hasText: 'something is typed',
  },
  events: {
    'search.type': 'the shopper types',
    'search.close': 'the shopper closes the suggestions',
    'search.choose': 'the shopper chooses a product',
    'search.chooseFilter': 'the shopper chooses a list',
    'search.submit': 'the shopper asks for all results',
    'customer.known': 'a customer is logged in, so prices may differ',
    'customer.left': 'the customer has logged out',
  },
  actions: {
    recordInput: 'keeps the typed words',
    recordSuggestions: 'shows the suggestions',
    forgetSuggestions: 'shows no suggestions',
    resetSearch: 'empties the field',
    announceChoice: 'opens the chosen product',
    announceFilter: 'opens the chosen list',
    announceSubmission: 'opens all results',
    announceFailure: 'reports that there are no suggestions',
  },
  delays: {
    searchDebounce: 'the pause in typing before suggestions are asked for',
  },
  tags: {
    open: 'suggestions are shown',
    fetching: 'suggestions are on their way',
    unreachable: 'suggestions could not be read',
  },
}
