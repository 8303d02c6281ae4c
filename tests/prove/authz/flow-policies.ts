import type { Policy } from './policy.ts'

const DAY = '2026-06-01'
const chart = { machine: 'coupon', version: '000000000000' }

/** Counts of transitions: pages write them, staff read them. */
export const flowPolicies: Readonly<Record<string, Policy>> = {
  countFlow: { admits: 'everybody', payload: () => ({ body: { version: 'unknown', charts: [] } }) },
  readFlow: {
    admits: 'staff',
    payload: () => ({ query: { machine: chart.machine, from: DAY, to: DAY } }),
  },
  listCharts: { admits: 'staff' },
  readChart: {
    admits: 'staff',
    ids: { 'params.machine': 'public', 'params.version': 'public' },
    payload: () => ({ params: chart }),
  },
}
