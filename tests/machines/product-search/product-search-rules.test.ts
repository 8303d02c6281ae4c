import { productSearchModel } from '#machines/product-search/product-search.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(productSearchModel, {
  '[SRCH-10] a search that is submitted without a text stays closed': ['search.submit', 'closed'],
  '[SRCH-10] a search without a text is closed': ['start', 'closed'],
  '[ROLE-08] suggestions are fetched again when a customer becomes known, since they show prices now': [
    'search.type, 300 ms, searchProducts found, customer.known, 300 ms, searchProducts found',
    'searching.open',
  ],
  '[ROLE-08] a customer who becomes known while a text is typed gets the suggestions for it': [
    'search.type, customer.known, 300 ms, searchProducts nothing',
    'searching.open',
  ],
  '[SRCH-07][CONST-30] a customer who becomes known does not end the pause after typing': [
    'search.type, customer.known',
    'searching.debouncing',
    'waits 300 ms',
  ],
  'a search that was closed stays closed when a customer becomes known': [
    'search.type, search.close, customer.known',
    'closed',
  ],
  'a search without an answer forgets the suggestions for the text before': [
    'search.type, 300 ms, searchProducts found, search.type, 300 ms, searchProducts lost',
    'searching.unreachable',
    'emits search.failed',
    'sets suggestions to []',
  ],
})
