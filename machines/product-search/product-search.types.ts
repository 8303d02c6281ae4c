import type { PromiseActorLogic } from 'xstate'
import type { Suggestion } from '#contract/products.ts'

export interface ProductSearchContext {
  /** as typed, blanks included */
  readonly input: string
  /** of the last answer; dimmed while a newer one is awaited */
  readonly suggestions: readonly Suggestion[]
}

export type ProductSearchEvent =
  | { readonly type: 'search.type'; readonly input: string }
  /** the field lost focus, or Escape */
  | { readonly type: 'search.close' }
  | { readonly type: 'search.choose'; readonly products_url: string }
  | { readonly type: 'search.submit' }
  /** from shop: suggestions of a customer hold prices */
  | { readonly type: 'customer.known' }
  | { readonly type: 'customer.left' }

export type ProductSearchEmitted =
  /** to the router: /product/{products_url} */
  | { readonly type: 'search.productChosen'; readonly products_url: string }
  /** to the router: the search page, page 1; `search_term` is trimmed */
  | { readonly type: 'search.submitted'; readonly search_term: string }
  /** logged only */
  | { readonly type: 'search.failed' }

/** `open`: the dropdown is shown. `fetching`: an answer is awaited. */
export type ProductSearchTag = 'open' | 'fetching'

export interface ProductSearchMeta {
  readonly spec: readonly string[]
}

export type SearchProductsLogic = PromiseActorLogic<readonly Suggestion[], { readonly search_term: string }>
