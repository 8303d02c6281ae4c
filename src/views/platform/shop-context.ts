import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ActorRefFrom, InspectionEvent } from 'xstate'
import type { ProjectId } from '#contract/platform/constants.ts'
import type { shopMachine } from '#machines/storefront/shop/shop.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import type { Theme } from '#src/ui/theme/palettes.ts'
import type { BotTokenStore } from './bot-token-store.ts'
import type { CardStore } from './card-store.ts'

/** A persisted preference of this browser, observable. */
export interface Choice<T> {
  readonly read: () => T
  /** what the server draws, which knows no browser: the default */
  readonly readOnServer: () => T
  readonly change: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What the app provides to its views. */
export interface ShopValue {
  readonly shop: ActorRefFrom<typeof shopMachine>
  readonly call: Call
  /** inspects a machine started by a page, so that its emitted events have the same effects */
  readonly inspect: (inspected: InspectionEvent) => void
  readonly projectId: ProjectId
  readonly card: CardStore
  /** opens the documents inside it; its chunk is fetched when it is first shown */
  readonly DocumentJobs: ComponentType<{ children: ReactNode }>
  /** absent on the server */
  readonly botToken?: BotTokenStore
  readonly theme: Choice<Theme>
  /** true: reduced */
  readonly motion: Choice<boolean>
  /** single keys have effects */
  readonly shortcuts: Choice<boolean>
  readonly listingDetails: Choice<boolean>
  /** YYYY-MM-DD in central time */
  readonly today: () => string
  /** the current year in central time */
  readonly year: number
  readonly rememberUrl: (url: string) => void
  /** on the server: called with title and description of the page while it is drawn */
  readonly onHead?: (title: string, description: string | null) => void
}

export const ShopValueContext = createContext<ShopValue | null>(null)

export function useShop(): ShopValue {
  const value = useContext(ShopValueContext)
  if (value === null) throw new Error('a view is shown outside the shop')
  return value
}
