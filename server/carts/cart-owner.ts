import { textOf } from '#contract/settings.ts'
import type { SessionContext } from '#server/http/handler.ts'
import type { CartOwner } from './cart-row.ts'

const DEFAULT_STATE = 'MO'

/** Whose cart a call is about: it follows from the session alone. */
export const ownerOf = ({ session, projectId, shop }: SessionContext): CartOwner => ({
  customerId: session.customerId,
  projectId,
  warehouseState: textOf(shop.settings.current(projectId).store, 'warehouse_state', DEFAULT_STATE),
})
