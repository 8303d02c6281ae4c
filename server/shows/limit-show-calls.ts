import type { SessionContext } from '#server/platform/http/handler.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'

const LIMITS = {
  'save-show': { events: 60, seconds: 60 },
  'publish-show': { events: 20, seconds: 3_600 },
} as const

/** Counts a call of a customer; throws 429 when there were too many. */
export async function limitShowCalls(
  name: keyof typeof LIMITS,
  { db, session, now }: SessionContext,
): Promise<void> {
  await countEvents(db, [{ key: `${name}:${session.customerId}`, ...LIMITS[name] }], now())
}
