import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { WAIT_BOUNDS } from './flow-chart.ts'
import { Count, Day, Outcome, Text } from '#contract/platform/wire.ts'

/**
 * How often which transition of a chart was taken after which other one, and after about how long: no person, device or
 * visit, and no time finer than a day.
 */

export const FLOW_LIMITS = {
  rows: 400,
  bytes: 24_576,
  /** of one row in one batch */
  times: 500,
  /** actors of one machine in one page */
  open: 500,
  charts: 60,
  /** of a request for counts */
  days: 400,
} as const

const Machine = Text(60)
const TransitionId = Text(200)
/** 12 hexadecimal digits, see chartVersion */
const ChartVersion = v.pipe(v.string(), v.regex(/^[\da-f]{12}$/))
const Wait = v.pipe(Count, v.maxValue(WAIT_BOUNDS.length))
const Times = v.pipe(Count, v.minValue(1), v.maxValue(FLOW_LIMITS.times))

/**
 * The transition before, null: the actor had started; the transition taken, null: the page was left; the wait between
 * them as a bucket, see waitOf; how often.
 */
export const FlowRow = v.strictTuple([v.nullable(TransitionId), v.nullable(TransitionId), Wait, Times])
export type FlowRow = v.InferOutput<typeof FlowRow>

const CountedChart = v.strictObject({
  machine: Machine,
  /** actors of the machine that ran when the batch began */
  open: v.pipe(Count, v.maxValue(FLOW_LIMITS.open)),
  rows: v.array(FlowRow),
})
export type CountedChart = v.InferOutput<typeof CountedChart>

export const FlowBatch = v.strictObject({
  /** the build of the page */
  version: Text(40),
  charts: v.pipe(
    v.array(CountedChart),
    v.maxLength(FLOW_LIMITS.charts),
    v.check((charts) => charts.flatMap(({ rows }) => rows).length <= FLOW_LIMITS.rows, 'has too many rows'),
  ),
})
export type FlowBatch = v.InferOutput<typeof FlowBatch>

const CountedRow = v.object({
  before: v.nullable(v.string()),
  taken: v.nullable(v.string()),
  wait: Count,
  times: Count,
})
export type CountedRow = v.InferOutput<typeof CountedRow>

export const Flow = v.object({
  machine: v.string(),
  version: ChartVersion,
  from: v.string(),
  to: v.string(),
  rows: v.array(CountedRow),
  /** transitions of ids that this chart does not have */
  unknown: Count,
  /** transitions of builds or machines that the shop does not know, of any machine */
  unattributed: Count,
})
export type Flow = v.InferOutput<typeof Flow>

export const FlowChart = v.object({
  nodes: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      children: v.array(v.string()),
      description: v.nullable(v.string()),
    }),
  ),
  transitions: v.array(
    v.object({
      id: v.string(),
      source: v.string(),
      targets: v.array(v.string()),
      descriptor: v.string(),
      guard: v.nullable(v.string()),
      description: v.nullable(v.string()),
    }),
  ),
})
export type FlowChart = v.InferOutput<typeof FlowChart>

/** The charts of a build, written by the build of the explorer and read at the start of the shop. */
export const BuiltCharts = v.array(v.object({ machine: Machine, version: ChartVersion, chart: FlowChart }))
export type BuiltCharts = v.InferOutput<typeof BuiltCharts>

export const flowCalls = {
  countFlow: endpoint({
    method: 'POST',
    path: 'public/api/flow/count',
    auth: 'none',
    summary: 'Count transitions that a page has taken; success is false where nothing is counted',
    bodyLimit: { bytes: FLOW_LIMITS.bytes, milliseconds: 5_000 },
    body: FlowBatch,
    answer: Outcome,
  }),
  readFlow: endpoint({
    method: 'GET',
    path: 'staff/statecharts/flow',
    auth: 'staff',
    right: 'charts',
    summary:
      'How often the transitions of a chart were taken one after the other, up to 400 days; null: there is no such chart',
    query: v.strictObject({
      machine: Machine,
      /** default: the chart of the running build */
      version: v.optional(ChartVersion),
      from: Day,
      to: Day,
    }),
    answer: v.nullable(Flow),
  }),
  listCharts: endpoint({
    method: 'GET',
    path: 'staff/statecharts/charts',
    auth: 'staff',
    right: 'charts',
    summary: 'The charts that builds of the shop had, the newest first',
    answer: v.array(
      v.object({
        machine: v.string(),
        version: ChartVersion,
        first_seen: v.string(),
        /** of the running build */
        is_current: v.boolean(),
      }),
    ),
  }),
  readChart: endpoint({
    method: 'GET',
    path: 'staff/statecharts/chart/{machine}/{version}',
    auth: 'staff',
    right: 'charts',
    summary: 'One version of a chart; null: there is none',
    answer: v.nullable(FlowChart),
  }),
}
