import { TAB_CHANNEL } from '#contract/site/tab-messages.ts'
import { pageOf } from '#src/app/navigation/pages.ts'
import { TabLog } from '#statecharts/live/tab-log.ts'
import { inspectors, MOST_EARLY } from './inspectors.ts'
import { takeEarly } from './take-early.ts'
import { TabReporter } from './tab-reporter.ts'

/** Lets this tab be followed, with what its machines have done so far. */
export function reportTab(version: string): void {
  const tab = crypto.randomUUID()
  const since = Math.round(performance.timeOrigin)
  const reporter = new TabReporter(new BroadcastChannel(TAB_CHANNEL), () => ({
    tab,
    page: pageOf(location.pathname)?.name ?? 'content',
    version,
    since,
  }))
  const log = new TabLog(() => performance.now(), reporter.tell)
  const early = takeEarly()
  log.readEarlier(early)
  // what came after them was not kept
  if (early.length >= MOST_EARLY) log.cut()
  inspectors.add((inspected) => log.read(inspected))
  reporter.start(log)
}
