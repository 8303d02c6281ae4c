import { productSearchModel } from '#machines/product-search/product-search.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(productSearchModel, {
  '[SRCH-10] a search that is submitted without a text stays closed': ['search.submit', 'closed'],
  '[SRCH-10] a search without a text is closed': ['start', 'closed'],
  '[ROLE-08] suggestions close when a customer becomes known, since they show prices now': [
    'search.type, customer.known',
    'closed',
  ],
  'a search without an answer forgets the suggestions for the text before': [
    'search.type, 300 ms, searchProducts found, search.type, 300 ms, searchProducts lost',
    'searching.unreachable',
    'emits search.failed',
    'sets suggestions to []',
  ],
})
