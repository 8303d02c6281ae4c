import { ApiError } from '#contract/platform/failure.ts'
import type { SearchSuggestion, Suggestion } from '#contract/catalogue/products.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { productSearchMachine } from './product-search.machine.ts'
import { productSearchWords } from './product-search.words.ts'

const willow: Suggestion = {
  products_id: 31,
  products_url: 'prairie-willow',
  products_model: 'EW-500-031',
  products_name: 'Prairie Willow',
  image_url: '/images/75/prairie-willow.svg',
  manufacturers_name: 'Emberwright',
  products_packaging: '4/1',
}

const found: readonly SearchSuggestion[] = [
  willow,
  { kind: 'filter', group: 'Effects', label: 'Willow', link_to: '/sl?effects=Willow', count: 25 },
  { kind: 'results', count: 26 },
]

export const productSearchModel = defineModel({
  machine: productSearchMachine,
  title: 'Product search',
  words: productSearchWords,
  purpose: 'Asks for suggestions after a pause in typing and never shows a late answer.',
  inputs: { shop: undefined },
  events: {
    'search.type': [
      { type: 'search.type', input: 'willow' },
      { type: 'search.type', input: '  ' },
    ],
    'search.close': [{ type: 'search.close' }],
    'search.choose': [{ type: 'search.choose', products_url: 'prairie-willow' }],
    'search.chooseFilter': [{ type: 'search.chooseFilter', link_to: '/sl?effects=Willow' }],
    'search.submit': [{ type: 'search.submit' }],
    'customer.known': [{ type: 'customer.known' }],
    'customer.left': [{ type: 'customer.left' }],
  },
  outcomes: {
    searchProducts: {
      found: done(found, { status: 200, body: [...found] }),
      nothing: done([], { status: 200, body: [] }),
      lost: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'open'),
  key: ({ input, suggestions }) => [input.trim() !== '', suggestions.length > 0],
  invariants: {
    'a closed search suggests nothing': ({ value, context }) =>
      value !== 'closed' || context.suggestions.length === 0,
    'only text is searched for': ({ value, context }) => value === 'closed' || context.input.trim() !== '',
  },
  leadsTo: {
    'what is typed is looked up': {
      from: ({ value }) => isIn(value, 'debouncing', 'fetching'),
      to: ({ value }) => isIn(value, 'open', 'unreachable', 'closed'),
      provided: 'answersVary',
    },
  },
})
