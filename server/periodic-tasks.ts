import { cleanUp } from './platform/database/clean-up.ts'
import { centralTime } from './platform/central-time.ts'
import { declineWaitingOrders } from './orders/fulfillment/decline-waiting-orders.ts'
import { writeExpiryNotices } from './documents/expiry-notices.ts'
import { writeStockAlerts } from './catalogue/stock-alerts/write-stock-alerts.ts'
import { writeLowStockNotices } from './catalogue/low-stock.ts'
import { writeFailureNotices } from './site/mail/failure-notices.ts'
import { foldFlowDays } from './site/flow/fold-flow-days.ts'
import { describeError } from './platform/http/to-http-error.ts'
import { startRecovery } from './checkout/submission/recovery.ts'
import { numberEvents } from './platform/events/number-events.ts'
import { poll } from './platform/poll.ts'
import { recoverRefunds } from './orders/refunds/recover-refunds.ts'
import type { ServerDeps } from './server-deps.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** A shop that has just started answers its first calls before it tidies up. */
const HOUSEKEEPING_AFTER = 3 * SECOND
/** Between the first runs of tasks, so that one finds the connection of another instead of opening its own. */
const GAP = 20

/** Starts what the shop does again and again; resolves with how each is stopped. */
export function startPeriodicTasks(
  deps: ServerDeps,
  refreshPeriod: number = SECOND,
): readonly (() => Promise<void>)[] {
  const { catalogue, settings, content, redirectHits, flow, log } = deps
  const logged = (what: string) => (error: unknown) => log(`${what}: ${describeError(error)}`)
  const clean = async () => {
    await cleanUp(deps.db, deps.now())
  }
  const tellExpiry = async () => {
    const now = deps.now()
    await writeExpiryNotices(deps.db, centralTime(now).day, now)
  }
  const tellLowStock = async () => {
    if (await writeLowStockNotices(deps)) deps.jobs.wake()
  }
  const tellRestocked = async () => {
    if (await writeStockAlerts(deps.db, deps.now())) deps.jobs.wake()
  }
  const tellFailures = async () => {
    if (await writeFailureNotices(deps.db, deps.now())) deps.jobs.wake()
  }
  const declineWaiting = async (signal: AbortSignal) => {
    if ((await declineWaitingOrders({ ...deps, signal })) > 0) deps.jobs.wake()
  }
  const refund = async (signal: AbortSignal) => {
    if ((await recoverRefunds({ ...deps, signal })) > 0) deps.jobs.wake()
  }
  const number = async () => {
    if ((await numberEvents(deps.db)) > 0) deps.jobs.wake()
  }
  const fold = () => foldFlowDays(deps.db, deps.now())
  /** seldom, and for nobody who waits */
  const housekeeping = [
    poll(clean, 5 * MINUTE, logged('the clean-up failed'), afterGaps(0)),
    poll(tellExpiry, 30 * MINUTE, logged('documents that expire were not told'), afterGaps(1)),
    poll(tellLowStock, MINUTE, logged('low stock was not told'), afterGaps(2)),
    poll(tellRestocked, MINUTE, logged('who waits for products was not told'), afterGaps(3)),
    poll(tellFailures, 5 * MINUTE, logged('failures were not told'), afterGaps(4)),
    poll(declineWaiting, 5 * MINUTE, logged('orders that waited too long were not declined'), afterGaps(5)),
    poll(() => redirectHits.write(), MINUTE, logged('followed redirects cannot be counted'), afterGaps(6)),
    poll(fold, 60 * MINUTE, logged('counts of days were not summed up'), afterGaps(7)),
  ]
  const tasks = [
    // apart, so that a product that cannot be read does not hold up the switch for maintenance; read a moment ago
    poll(
      () => catalogue.refresh(),
      refreshPeriod,
      logged('the catalogue cannot be read again'),
      refreshPeriod,
    ),
    poll(
      () => settings.refresh(),
      refreshPeriod,
      logged('settings cannot be read again'),
      refreshPeriod + GAP,
    ),
    poll(
      () => content.refresh(),
      refreshPeriod,
      logged('content cannot be read again'),
      refreshPeriod + 2 * GAP,
    ),
    poll(number, SECOND, logged('events were not numbered'), 3 * GAP),
    poll(refund, 30 * SECOND, logged('refunds were not asked for'), GAP),
    poll(() => flow.write(), SECOND, logged('transitions cannot be counted'), SECOND),
    startRecovery(deps),
    ...housekeeping,
  ]
  const writeLastHits = () => redirectHits.write().catch(logged('followed redirects were not counted'))
  const writeLastFlow = () => flow.write().catch(logged('transitions were not counted'))
  return [writeLastHits, writeLastFlow, ...tasks.map((task) => () => task.stop())]
}

const afterGaps = (gaps: number): number => HOUSEKEEPING_AFTER + gaps * GAP
