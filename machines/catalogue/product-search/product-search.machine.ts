import { assign, emit, setup } from 'xstate'
import { SEARCH_DEBOUNCE } from '#contract/platform/constants.ts'
import type { SearchSuggestion } from '#contract/catalogue/products.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import type {
  ProductSearchContext,
  ProductSearchEmitted,
  ProductSearchEvent,
  ProductSearchMeta,
  ProductSearchTag,
  SearchProductsLogic,
} from './product-search.types.ts'

const nothingTyped: ProductSearchContext = { input: '', suggestions: [] }

/** Fetches suggestions, debounced, while the user types into the search box. */
export const productSearchMachine = setup({
  types: {
    context: {} as ProductSearchContext,
    events: {} as ProductSearchEvent,
    emitted: {} as ProductSearchEmitted,
    tags: {} as ProductSearchTag,
    meta: {} as ProductSearchMeta,
  },
  actors: {
    searchProducts: placeholderActor<SearchProductsLogic>(),
  },
  guards: {
    hasText: (_, { input }: { readonly input: string }) => input.trim() !== '',
  },
  actions: {
    recordInput: assign({ input: (_, params: { readonly input: string }) => params.input }),
    recordSuggestions: assign({
      suggestions: (_, params: { readonly suggestions: readonly SearchSuggestion[] }) => params.suggestions,
    }),
    forgetSuggestions: assign({ suggestions: [] }),
    resetSearch: assign(nothingTyped),
    announceChoice: emit((_, { products_url }: { readonly products_url: string }) => ({
      type: 'search.productChosen' as const,
      products_url,
    })),
    announceFilter: emit((_, { link_to }: { readonly link_to: string }) => ({
      type: 'search.filterChosen' as const,
      link_to,
    })),
    announceSubmission: emit(({ context }) => ({
      type: 'search.submitted' as const,
      search_term: context.input.trim(),
    })),
    announceFailure: emit({ type: 'search.failed' }),
  },
  delays: { searchDebounce: SEARCH_DEBOUNCE },
}).createMachine({
  id: 'productSearch',
  description: 'The search box of the header: it suggests products while the shopper types, and opens them.',
  context: nothingTyped,
  initial: 'closed',
  on: {
    'search.type': [
      {
        guard: { type: 'hasText', params: ({ event }) => event },
        target: '.searching',
        actions: { type: 'recordInput', params: ({ event }) => event },
      },
      { target: '.closed', actions: { type: 'recordInput', params: ({ event }) => event } },
    ],
    'search.submit': [
      {
        guard: { type: 'hasText', params: ({ context }) => context },
        target: '.closed',
        actions: 'announceSubmission',
      },
      { target: '.closed' },
    ],
    'customer.left': { target: '.closed', actions: 'resetSearch' },
  },
  states: {
    closed: {
      description: 'No suggestions: nothing is typed, or the shopper has left the field or chosen one.',
      meta: { spec: ['SRCH-02', 'SRCH-03', 'SRCH-08', 'SRCH-10'] },
      entry: 'forgetSuggestions',
    },
    searching: {
      description: 'The shopper is searching. An earlier list stays, dimmed, until the new one is loaded.',
      initial: 'debouncing',
      on: {
        'search.close': { target: 'closed' },
        'customer.known': {
          target: '.debouncing',
          description:
            'A visitor sees no prices, so that the suggestions are fetched again for the customer.',
        },
        'search.choose': {
          target: 'closed',
          actions: { type: 'announceChoice', params: ({ event }) => event },
        },
        'search.chooseFilter': {
          target: 'closed',
          actions: { type: 'announceFilter', params: ({ event }) => event },
        },
      },
      states: {
        debouncing: {
          description: 'The shopper is typing: the search is debounced by 300 ms.',
          meta: { spec: ['SRCH-04', 'SRCH-07', 'SRCH-09', 'SRCH-10'] },
          after: { searchDebounce: { target: 'fetching' } },
        },
        fetching: {
          description: 'Matching products are fetched; when the shopper types on, the response is dropped.',
          tags: ['fetching'],
          meta: { spec: ['SRCH-10', 'API-33', 'CONST-25'] },
          invoke: {
            id: 'searchProducts',
            src: 'searchProducts',
            input: ({ context }) => ({ search_term: context.input.trim() }),
            onDone: {
              target: 'open',
              actions: { type: 'recordSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
            },
            onError: { target: 'unreachable', actions: ['forgetSuggestions', 'announceFailure'] },
          },
        },
        open: {
          description: 'The suggestions for the current text are shown, or a message that there are none.',
          tags: ['open'],
          meta: { spec: ['SRCH-04', 'SRCH-05', 'SRCH-06', 'SRCH-08', 'ENT-04'] },
        },
        unreachable: {
          description: 'The search did not answer. A message says so; Enter still leads to the results page.',
          tags: ['unreachable'],
          meta: { spec: ['SRCH-02', 'SRCH-04'] },
        },
      },
    },
  },
})
