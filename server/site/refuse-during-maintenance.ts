import type { ProjectId } from '#contract/platform/constants.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { calls } from '#contract/registry.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isDown, type SettingsReader } from './settings-reader.ts'

const RETRY_AFTER_SECONDS = 60

/**
 * Calls that are answered during maintenance: tabs stay logged in, pages read their settings, and a submitted order can
 * be followed.
 */
const ANSWERED: ReadonlySet<string> = new Set([
  'me',
  'logout',
  'getStoreSettings',
  'getAppSettings',
  'getOrderProcess',
  'staffLogIn',
] satisfies (keyof typeof calls)[])

/** Rejects all other calls during maintenance, so that open tabs notice it with their next call. */
export function refuseDuringMaintenance(call: string, settings: SettingsReader, projectId: ProjectId): void {
  if (!ANSWERED.has(call) && isDown(settings.current(projectId)))
    throw new HttpError(503, [MESSAGES.siteDown], RETRY_AFTER_SECONDS)
}
