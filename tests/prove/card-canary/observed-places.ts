import { readUntil } from '#tests/prove/rig/read-until.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Scanner } from './scanner.ts'

const LOG = 'log of the shop'
const METRICS = 'metrics'
export const OBSERVED_PLACES: ReadonlySet<string> = new Set([LOG, METRICS])

/** Shows that log and metrics told of the calls with a card, and of those that failed. */
export type Observed = Readonly<Record<'card_lines' | 'fault_lines' | 'card_series', number>>

const LONGEST = 10_000
const CARD_SERIES = /^shop_requests_total\{call="(authCreditCard|submitOrder)"/

/** Scans the log of all requests and a scrape. @param lastId of a last request, after whose line nothing more is expected */
export async function scanObserved(
  scanner: Scanner,
  { shop, url }: TestEnvironment,
  lastId: string,
): Promise<Observed> {
  await (await fetch(url, { headers: { 'x-request-id': lastId } })).arrayBuffer()
  const isTold = () => Promise.resolve(shop.lines.some((line) => line.includes(`"requestId":"${lastId}"`)))
  if (!(await readUntil(isTold, Boolean, LONGEST))) throw new Error('the log does not tell of a request')
  const scrape = await (await fetch(shop.metricsUrl ?? '')).text()
  scanner.text(LOG, shop.lines.join('\n'))
  scanner.text(METRICS, scrape)
  const count = (lines: readonly string[], pattern: RegExp) =>
    lines.filter((line) => pattern.test(line)).length
  return {
    card_lines: count(shop.lines, /"call":"(authCreditCard|submitOrder)"/),
    fault_lines: count(shop.lines, /"msg":"error /),
    card_series: count(scrape.split('\n'), CARD_SERIES),
  }
}
