import type { ProjectId } from '#contract/constants.ts'
import { MESSAGES } from '#contract/messages.ts'
import type { calls } from '#contract/registry.ts'
import { HttpError } from '#server/http/http-error.ts'
import { isDown } from './site-handlers.ts'
import type { SettingsReader } from './settings-reader.ts'

const PATIENCE_SECONDS = 60

/**
 * What is answered all the same: nobody is logged out by it, the page reads its settings, and who has sent an order
 * learns what became of it.
 */
const ANSWERED: ReadonlySet<string> = new Set([
  'me',
  'logout',
  'getStoreSettings',
  'getAppSettings',
  'getOrderProcess',
] satisfies (keyof typeof calls)[])

/** While a storefront is down for maintenance every other call to it is refused, so that open tabs notice at once. */
export function refuseDuringMaintenance(call: string, settings: SettingsReader, projectId: ProjectId): void {
  if (!ANSWERED.has(call) && isDown(settings.current(projectId)))
    throw new HttpError(503, [MESSAGES.siteDown], PATIENCE_SECONDS)
}
