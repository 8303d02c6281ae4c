import { registry } from '#machines/index.ts'
import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { nextRelease, type Release } from '#statecharts/release-file.ts'

/** A chart with one transition changed, or without it. */
export const withTransition = (
  chart: ChartModel,
  id: string,
  change: Partial<ChartTransition> | null,
): ChartModel => {
  if (!chart.transitions.some((each) => each.id === id)) throw new Error(`there is no transition ${id}`)
  return {
    ...chart,
    transitions: chart.transitions.flatMap((each) => {
      if (each.id !== id) return [each]
      return change === null ? [] : [{ ...each, ...change }]
    }),
  }
}

/** A chart with one more state in its machine, to which a transition leads. */
export function withState(chart: ChartModel, key: string): ChartModel {
  const [root, first] = chart.nodes
  const [some] = chart.transitions
  if (!root || !first || !some) throw new Error('the chart has states and transitions')
  const id = `${chart.id}.${key}`
  const node: ChartNode = { ...first, id, key, path: [key], parent: root.id, type: 'atomic', children: [] }
  const rest = {
    id: `${root.id}|rest|0`,
    source: root.id,
    descriptor: 'rest',
    about: 'rest',
    kind: 'event',
  } as const
  const alone = { guard: null, condition: null, candidate: 0, candidates: 1, guarded: 0 } as const
  return {
    ...chart,
    nodes: [{ ...root, children: [...root.children, id] }, ...chart.nodes.slice(1), node],
    transitions: [...chart.transitions, { ...some, ...rest, ...alone, targets: [id], internal: false }],
  }
}

export const EARLIER = {
  added: 'checkout.complete|checkout.left|0',
  retargeted: 'checkout.open.submitting|xstate.done.actor.orderSubmission|2',
  reguarded: 'checkout.open.stepping.choosingPayment|payment.completed|0',
  removed: 'checkout|rest|0',
  removedState: 'checkout.restingThere',
  rewordedState: 'coupon.idle',
  requirement: 'ORD-07',
} as const

/** A release before the charts of now: checkout behaved otherwise, coupon and a requirement were in other words. */
export function earlierRelease(): Release {
  const now = nextRelease(registry)
  const changed = now.machines.map((machine) => {
    if (machine.chart.id === 'checkout') return { ...machine, chart: earlierCheckout(machine.chart) }
    if (machine.chart.id === 'coupon') return { ...machine, chart: earlierCoupon(machine.chart) }
    return machine
  })
  const requirements = { ...now.requirements, [EARLIER.requirement]: 'An earlier text.' }
  return { release: 1, machines: changed, requirements }
}

function earlierCheckout(chart: ChartModel): ChartModel {
  const without = withTransition(chart, EARLIER.added, null)
  const elsewhere = withTransition(without, EARLIER.retargeted, { targets: ['checkout.unreachable'] })
  const guarded = withTransition(elsewhere, EARLIER.reguarded, { guard: null, condition: null })
  return withState(guarded, 'restingThere')
}

const earlierCoupon = (chart: ChartModel): ChartModel => ({
  ...chart,
  nodes: chart.nodes.map((node) =>
    node.id === EARLIER.rewordedState ? { ...node, description: 'Earlier words.' } : node,
  ),
})
