import { tooManyRequests } from '#server/platform/http/http-error.ts'

const EVENTS = 6
const WINDOW = 60_000
/** Windows in memory. Beyond it all are forgotten: the limit protects from mistakes, sums from lies. */
const MOST = 20_000

/** Counts batches by client address in memory, because an address is never stored; throws 429 above the limit. */
export function createBatchLimit(): (address: string, now: Date) => void {
  const windows = new Map<string, { readonly until: number; n: number }>()
  return (address, now) => {
    const time = now.getTime()
    const window = windows.get(address)
    if (window === undefined || window.until <= time) {
      if (windows.size >= MOST) windows.clear()
      windows.set(address, { until: time + WINDOW, n: 1 })
    } else if (window.n >= EVENTS) throw tooManyRequests(Math.ceil((window.until - time) / 1_000))
    else window.n++
  }
}
