import type { SnapshotFrom } from 'xstate'
import type { productSearchMachine } from './product-search.machine.ts'

export type ProductSearchSnapshot = SnapshotFrom<typeof productSearchMachine>

/** The suggestions are shown, current ones or those of an earlier text, or the message that there are none. */
export const isListShown = (snapshot: ProductSearchSnapshot): boolean =>
  snapshot.hasTag('open') || snapshot.hasTag('unreachable') || snapshot.context.suggestions.length > 0

/** The suggestions shown belong to an earlier text. */
export const isListOutdated = (snapshot: ProductSearchSnapshot): boolean =>
  snapshot.context.suggestions.length > 0 && !snapshot.hasTag('open')
