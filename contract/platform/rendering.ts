import type { InferInput } from 'valibot'
import type { Boot } from '#contract/site/boot.ts'
import type { Endpoint } from './endpoint.ts'
import type { Redirect } from '#contract/site/site.ts'

/** What the server asks of the built app to draw a page, and what it gets. */

export type InProcessResult =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'status'; readonly status: number; readonly errors: readonly string[] }

/** Runs the handler of a call in the process, as a visitor. */
export type InProcessCall = (
  entry: Pick<Endpoint, 'method' | 'path'>,
  args: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: object
    readonly body?: object
  },
) => Promise<InProcessResult>

export interface RenderRequest {
  /** path and query */
  readonly address: string
  readonly boot: InferInput<typeof Boot>
  readonly call: InProcessCall
}

export interface RenderedPage {
  /** the name of the page */
  readonly page: string
  /** the source file of its chunk */
  readonly source: string
  readonly title: string
  /** for search engines */
  readonly description: string | null
  readonly html: string
  /** in central time, while it was drawn */
  readonly year: number
  /** keys and data of the queries that the page shows */
  readonly queries: NonNullable<InferInput<typeof Boot>['queries']>
}

/** Null: the address is no page that the server draws, or its data are not there. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | null>

/** What decides which page an address shows, besides the visitor. */
export interface AddressFacts {
  readonly redirects: readonly Redirect[]
  /** pages and posts of the server */
  readonly pages: readonly { readonly path: string; readonly page: 'content' | 'post' }[]
  readonly isDown: boolean
}

export type AddressResolution =
  | { readonly kind: 'page'; readonly page: string }
  | {
      readonly kind: 'moved'
      /** path of the shop or `https:` address, after all redirects */
      readonly to: string
      /** may be kept for some minutes */
      readonly isLasting: boolean
      /** the redirects that were followed */
      readonly sources: readonly string[]
    }
  | { readonly kind: 'notFound' }
  /** maintenance */
  | { readonly kind: 'down' }
  /** depends on the session */
  | { readonly kind: 'session' }

export type ResolveAddress = (address: string, facts: AddressFacts) => AddressResolution
