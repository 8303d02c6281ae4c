import type { SnapshotFrom } from 'xstate'
import type { productSearchMachine } from './product-search.machine.ts'

export type ProductSearchSnapshot = SnapshotFrom<typeof productSearchMachine>

/** The dropdown is shown: with the answer for this text, or with an older one until that is there. */
export const isListShown = (snapshot: ProductSearchSnapshot): boolean =>
  snapshot.hasTag('open') || snapshot.context.suggestions.length > 0

/** What is shown belongs to an older text. */
export const isListOutdated = (snapshot: ProductSearchSnapshot): boolean =>
  isListShown(snapshot) && !snapshot.hasTag('open')
