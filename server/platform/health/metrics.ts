import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** What a process counts, for Prometheus. Every label has values of a fixed set. */
export interface Metrics {
  readonly registry: Registry
  /** @param call see RequestScope @param status null: broken off */
  countRequest(call: string, status: number | null, milliseconds: number): void
  countPageDraw(outcome: 'drawn' | 'failed', milliseconds: number): void
}

const SECOND = 1_000
/** In seconds: from what memory answers to what a card gateway may take. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]
const DRAW_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 1]

/** With those of the process itself: CPU, memory, delay of the event loop, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests that were answered, by call and class of the status; aborted: the client was gone before.',
    labelNames: ['call', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['call'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const draws = new Histogram({
    name: 'shop_page_draw_duration_seconds',
    help: 'Time to draw a page that was not kept.',
    labelNames: ['outcome'],
    buckets: DRAW_BUCKETS,
    registers,
  })
  return {
    registry,
    countRequest: (call, status, milliseconds) => {
      requests.inc({ call, status: classOf(status) })
      durations.observe({ call }, milliseconds / SECOND)
    },
    countPageDraw: (outcome, milliseconds) => draws.observe({ outcome }, milliseconds / SECOND),
  }
}

const CLASS = 100

const classOf = (status: number | null): string =>
  status === null ? 'aborted' : `${Math.floor(status / CLASS)}xx`
