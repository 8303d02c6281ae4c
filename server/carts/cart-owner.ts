import type { ProjectId } from '#contract/constants.ts'
import { textOf } from '#contract/settings.ts'
import type { SessionContext } from '#server/http/handler.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'
import type { CartOwner } from './cart-row.ts'

const DEFAULT_STATE = 'MO'

/** Whose cart a call is about: it follows from the session alone. */
export const ownerOf = ({ session, projectId, shop }: SessionContext): CartOwner => ({
  customerId: session.customerId,
  projectId,
  warehouseState: warehouseState(shop.settings, projectId),
})

/** The state in which orders that are picked up are taxed. */
export const warehouseState = (settings: SettingsReader, projectId: ProjectId): string =>
  textOf(settings.current(projectId).store, 'warehouse_state', DEFAULT_STATE)
