import type { PromiseActorLogic } from 'xstate'
import type { SearchSuggestion } from '#contract/catalogue/products.ts'

export interface ProductSearchContext {
  /** untrimmed */
  readonly input: string
  /** of the last response; dimmed while a newer one is pending */
  readonly suggestions: readonly SearchSuggestion[]
}

export type ProductSearchEvent =
  | { readonly type: 'search.type'; readonly input: string }
  /** blur or Escape */
  | { readonly type: 'search.close' }
  | { readonly type: 'search.choose'; readonly products_url: string }
  | { readonly type: 'search.chooseFilter'; readonly link_to: string }
  | { readonly type: 'search.submit' }
  /** from shop, because suggestions for customers contain prices */
  | { readonly type: 'customer.known' }
  | { readonly type: 'customer.left' }

export type ProductSearchEmitted =
  /** to the router: /product/{products_url} */
  | { readonly type: 'search.productChosen'; readonly products_url: string }
  /** to the router: the listing of that category, brand, list or attribute */
  | { readonly type: 'search.filterChosen'; readonly link_to: string }
  /** to the router: page 1 of the search results; `search_term` is trimmed */
  | { readonly type: 'search.submitted'; readonly search_term: string }
  /** only logged; the search box shows it itself */
  | { readonly type: 'search.failed' }

/** `open`: the suggestions are shown. `fetching`: a request is pending. `unreachable`: the last one failed. */
export type ProductSearchTag = 'open' | 'fetching' | 'unreachable'

export interface ProductSearchMeta {
  readonly spec: readonly string[]
}

export type SearchProductsLogic = PromiseActorLogic<
  readonly SearchSuggestion[],
  { readonly search_term: string }
>
