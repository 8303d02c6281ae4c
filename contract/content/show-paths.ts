import { PATHS } from './paths.ts'

/** The first segments of the pages about shows. */
export const SHOW_PATHS = {
  builder: PATHS.showBuilder,
  shared: PATHS.sharedShow,
} as const

/** The path of a show in the builder, stored or only on this device. */
export const showPath = (id: string): `/${string}` => `${SHOW_PATHS.builder}/${id}`
/** The path of the proposal of a new show. */
export const NEW_SHOW_PATH = `${SHOW_PATHS.builder}/new`

/** What a new show is planned from, or which product is put into one; it follows the path of the builder. */
export type PlanSource =
  | { readonly kind: 'cart' }
  | { readonly kind: 'order'; readonly id: number }
  | { readonly kind: 'savedCart'; readonly id: number }
  | { readonly kind: 'product'; readonly id: number }

/** The path that makes a show of the products of a cart or an order, or asks which show gets a product. */
export const planPath = (source: PlanSource): `/${string}` =>
  `${SHOW_PATHS.builder}?${source.kind}=${source.kind === 'cart' ? 'current' : source.id}`

/** Of a shared show: 128 bits as base64url. */
export const SHOW_TOKEN = /^[\w-]{22}$/

/** The path of a shared show, which its owner can take back. */
export const sharedShowPath = (token: string): `/${string}` => `${SHOW_PATHS.shared}/${token}`
/** The path that holds a whole show itself and cannot be taken back. */
export const portableShowPath = (code: string): `/${string}` => `${SHOW_PATHS.shared}/c/${code}`
/** The path of the wide picture of a shared show. */
export const showCardPath = (token: string): `/${string}` => `/images/shows/${token}.jpg`
