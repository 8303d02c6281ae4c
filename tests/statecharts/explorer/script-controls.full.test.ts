import { describe, expect, test } from 'vitest'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { maintenanceModel } from '#machines/site/maintenance/maintenance.model.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { chartDifferences } from '#statecharts/engine/chart-difference.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { coverageGoalsOf } from '#statecharts/engine/coverage-goals.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { replay } from '#statecharts/engine/run.ts'
import { shortestPaths, shortestPathText } from '#statecharts/engine/shortest-paths.ts'
import { machineContent } from '#statecharts/explorer-content/machine-content.ts'
import { incomingOf, leavesTaking, outgoingOf, stateOf } from '#statecharts/explorer/explorer-index.ts'
import { usesOf } from '#statecharts/explorer/flow/figures.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { savedPath } from '#statecharts/live/saved-path.ts'
import { mutantsOf } from '#statecharts/mutants/mutants.ts'
import { recordPath } from '#tests/statecharts/live/record-path.ts'

interface Script {
  readonly question: string
  readonly model: MachineModel
  /** the transition on which the answer depends, and one of the same machine on which it does not */
  readonly needed: string
  readonly other: string | null
  readonly answer: (model: MachineModel) => unknown
}

const remove = 'coupon.applied|coupon.remove|0'
const load = 'coupon.applied|coupon.load|0'
const preparing = 'checkout.idle|step.requested|0'
const [golden] = await goldenPathsOf(couponModel)

const idsIn = (transitions: readonly { readonly id: string }[]) => transitions.map(({ id }) => id)

function wayTo(model: MachineModel, state: string) {
  const space = explore(model)
  const { goalsOf } = coverageGoalsOf('state', chartOf(model.machine), space)
  const way = shortestPaths(space, goalsOf).get(state)
  return way ? shortestPathText(way) : null
}

const scripts: readonly Script[] = [
  {
    question: '1 the card is declined: what happens',
    model: checkoutModel,
    needed: 'checkout.open.submitting|xstate.done.actor.orderSubmission|1',
    other: 'checkout.open.submitting|xstate.error.actor.orderSubmission|0',
    answer: async (model) =>
      (await machineContent(model)).services
        .find(({ service }) => service === 'orderSubmission')
        ?.outcomes.find(({ name }) => name === 'declined')?.leadsTo,
  },
  {
    question: '2 what the shopper sees, and what led there',
    model: checkoutModel,
    needed: 'checkout.open.stepping.choosingPayment|payment.completed|0',
    other: preparing,
    answer: async (model) => {
      const content = await machineContent(model)
      const state = stateOf(content, 'open.stepping.reviewing')
      return [state?.route, state && idsIn(incomingOf(content, state))]
    },
  },
  {
    question: '3 who hears an event',
    model: maintenanceModel,
    needed: 'maintenance|order.sent|0',
    other: 'maintenance|order.ended|0',
    answer: async (model) => leavesTaking(await machineContent(model), 'order.sent').length > 0,
  },
  {
    question: '4 what an event does in every state',
    model: couponModel,
    needed: remove,
    other: load,
    answer: async (model) =>
      leavesTaking(await machineContent(model), 'coupon.remove').map(({ path }) => path),
  },
  {
    question: '5 where a requirement is met',
    model: checkoutModel,
    needed: 'checkout.open.submitting|xstate.done.actor.orderSubmission|1',
    other: preparing,
    answer: async (model) => {
      const { states, transitions } = await machineContent(model)
      const meeting = states.filter(({ spec }) => spec.includes('ORD-16')).map(({ path }) => path)
      return [meeting, idsIn(transitions.filter(({ source }) => meeting.includes(source)))]
    },
  },
  {
    question: '6 what has changed',
    model: couponModel,
    needed: remove,
    other: null,
    answer: (model) =>
      chartDifferences(chartOf(couponModel.machine), chartOf(model.machine)).map(({ text }) => text),
  },
  {
    question: '7 how one gets to a state',
    model: couponModel,
    needed: remove,
    other: load,
    answer: (model) => wayTo(model, 'coupon.removing'),
  },
  {
    question: '8 whether a transition is tested',
    model: couponModel,
    needed: remove,
    other: null,
    answer: async (model) => (golden ? (await replay(model, golden)).differences : null),
  },
  {
    question: '9 how many go on from a state, and where',
    model: couponModel,
    needed: remove,
    other: 'coupon.idle|coupon.load|0',
    answer: async (model) => {
      const rows = [
        { before: load, taken: remove, wait: 0, times: 60 },
        { before: remove, taken: load, wait: 0, times: 20 },
      ]
      const uses = usesOf(await machineContent(model), rows)
      return uses.filter(({ times }) => times > 0).map(({ transition, share }) => [transition.id, share])
    },
  },
  {
    question: '10 what a tab did, as a test',
    model: couponModel,
    needed: remove,
    other: null,
    answer: async (model) => {
      if (!golden) return null
      const { recorded } = await recordPath(couponModel, golden)
      return (await savedPath(model, recorded)).kind
    },
  },
]

function without(model: MachineModel, id: string): MachineModel {
  const mutant = mutantsOf(model).find((each) => each.id === `drop transition ${id}`)
  if (!mutant) throw new Error(`${model.machine.id} has no transition ${id}`)
  return mutant.model()
}

describe('the answer to a script of the explorer', () => {
  test.each(scripts)('$question: differs without the transition that it is about', async (script) => {
    const told = await script.answer(script.model)
    expect(told).toBeDefined()
    expect(await script.answer(without(script.model, script.needed))).not.toEqual(told)
  })

  test.each(scripts.filter(({ other }) => other !== null))(
    '$question: is the same without a transition that it is not about',
    async ({ model, other, answer }) => {
      expect(await answer(without(model, other ?? ''))).toEqual(await answer(model))
    },
  )
})

test('Back leads from the payment step by a transition of the states around it', async () => {
  const content = await machineContent(checkoutModel)
  const payment = stateOf(content, 'open.stepping.choosingPayment')
  const back = payment
    ? outgoingOf(content, payment).flatMap(({ transitions }) =>
        transitions.filter(({ event }) => event === 'step.requested'),
      )
    : []
  const fewer = await machineContent(without(checkoutModel, back[0]?.id ?? ''))
  const left = fewer.transitions.filter(({ id }) => back.some((each) => each.id === id))
  expect([back.length > 1, left.length]).toEqual([true, back.length - 1])
})
