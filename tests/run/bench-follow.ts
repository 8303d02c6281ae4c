import type { InspectionEvent } from 'xstate'
import { TAB_CHANNEL } from '#contract/site/tab-messages.ts'
import { registry } from '#machines/index.ts'
import { TabReporter } from '#src/app/follow/tab-reporter.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { TabLog } from '#statecharts/live/tab-log.ts'
import { recordPath } from '#tests/statecharts/live/record-path.ts'

/**
 * CPU time of a followed tab for each inspected event, messages included: the events of all golden paths, told through a
 * channel to a page that listens.
 */
const BOUND = 25
const ROUNDS = 5

const events: InspectionEvent[] = []
const keep = (event: InspectionEvent) => {
  events.push(event)
  return event
}
for (const model of registry)
  for (const path of await goldenPathsOf(model)) await recordPath(model, path, keep)

const facts = { tab: 'tab', page: 'home', version: '1.0.0', since: 0 }
const rounds: number[] = []
for (let round = 0; round < ROUNDS; round++) rounds.push(await microseconds())
const best = Math.min(...rounds)
console.log(`${events.length} inspected events: ${best.toFixed(1)} µs each, at most ${BOUND}`)
if (best > BOUND) process.exitCode = 1

async function microseconds(): Promise<number> {
  const [tab, page] = [new BroadcastChannel(TAB_CHANNEL), new BroadcastChannel(TAB_CHANNEL)]
  const reporter = new TabReporter(tab, () => facts)
  const log = new TabLog(() => 0, reporter.tell)
  reporter.start(log)
  const begun = new Promise<void>((resolve) =>
    page.addEventListener('message', () => resolve(), { once: true }),
  )
  page.postMessage({ kind: 'follow', tab: 'tab', by: 'page' })
  await begun
  const before = process.threadCpuUsage()
  for (const event of events) log.read(event)
  const { user, system } = process.threadCpuUsage(before)
  tab.close()
  page.close()
  return (user + system) / events.length
}
