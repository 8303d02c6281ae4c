import type { SessionContext } from '#server/platform/http/handler.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'

/** Sixty calls of a name a minute and customer; what is refused counts too, so that ids cannot be tried. */
export async function limitLineCalls(
  name: 'check-lines' | 'add-lines' | 'save-template',
  { db, session, now }: SessionContext,
): Promise<void> {
  await countEvents(db, [{ key: `${name}:${session.customerId}`, events: 60, seconds: 60 }], now())
}
