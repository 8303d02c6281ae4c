import { MESSAGES } from '#contract/platform/messages.ts'
import type { calls } from '#contract/registry.ts'
import type { Step } from '#server/platform/http/handler.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isDown } from './settings-reader.ts'

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
export const refuseDuringMaintenance: Step = (c, next) => {
  const { settings } = c.get('shop')
  if (!ANSWERED.has(c.get('route').name) && isDown(settings.current(c.get('projectId'))))
    throw new HttpError(503, [MESSAGES.siteDown], RETRY_AFTER_SECONDS)
  return next()
}
