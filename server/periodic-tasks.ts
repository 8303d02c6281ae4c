import { cleanUp } from './database/clean-up.ts'
import { centralTime } from './delivery/central-time.ts'
import { writeExpiryNotices } from './documents/expiry-notices.ts'
import { describeError } from './http/to-http-error.ts'
import { startRecovery } from './orders/recovery.ts'
import { poll } from './poll.ts'
import type { ServerDeps } from './server-deps.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Starts what the shop does again and again; resolves with how each is stopped. */
export function startPeriodicTasks(
  deps: ServerDeps,
  refreshPeriod: number = SECOND,
): readonly (() => Promise<void>)[] {
  const { catalogue, settings, content, redirectHits, log } = deps
  const logged = (what: string) => (error: unknown) => log(`${what}: ${describeError(error)}`)
  const clean = async () => {
    await cleanUp(deps.db, deps.now())
  }
  const tellExpiry = async () => {
    const now = deps.now()
    await writeExpiryNotices(deps.db, { now, today: centralTime(now).day })
  }
  const tasks = [
    // apart, so that a product that cannot be read does not hold up the switch for maintenance
    poll(() => catalogue.refresh(), refreshPeriod, logged('the catalogue cannot be read again')),
    poll(() => settings.refresh(), refreshPeriod, logged('settings cannot be read again')),
    poll(() => content.refresh(), refreshPeriod, logged('content cannot be read again')),
    poll(clean, 5 * MINUTE, logged('the clean-up failed')),
    poll(tellExpiry, 30 * MINUTE, logged('documents that expire were not told')),
    poll(() => redirectHits.write(), MINUTE, logged('followed redirects cannot be counted')),
    startRecovery(deps),
  ]
  const writeLastHits = () => redirectHits.write().catch(logged('followed redirects were not counted'))
  return [writeLastHits, ...tasks.map((task) => () => task.stop())]
}
