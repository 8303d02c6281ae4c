import { type AnyStateMachine, createActor, createMachine, type EventObject } from 'xstate'
import { expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { reloadUnreachable } from '#src/app/effects/reload-unreachable.ts'

const tags = {
  delivery: ['unreachable'],
  schedule: ['unreachable'],
  coupon: ['unreachable'],
  shippingQuotes: ['unreachable'],
  payment: ['unreachable'],
  texasCheck: ['unverified'],
  checkout: ['unreachable'],
} as const

/** A machine in a state with this tag, and the events it receives. */
function unreachable(id: string, tag: string) {
  const model = registry.find(({ machine }) => machine.id === id)
  const machine: AnyStateMachine | undefined = model?.machine
  const snapshot = model && explore(model).nodes.find(({ state }) => state.snapshot.hasTag(tag))
  if (!machine || !snapshot) throw new Error(`${id} is never ${tag}`)
  const told: EventObject[] = []
  const actor = createActor(machine, { snapshot: snapshot.state.snapshot, input: undefined })
  return {
    told,
    actor: Object.assign(actor, { send: (event: EventObject) => void told.push(event) }),
    takes: (event: EventObject) => snapshot.state.snapshot.can(event),
  }
}

const cases = Object.entries(tags).flatMap(([id, all]) => all.map((tag) => [id, tag] as const))

test.each(cases)('[P7][CHK-12] %s that is %s is read again when the network is back', (id, tag) => {
  const { actor, told, takes } = unreachable(id, tag)
  reloadUnreachable((peer) => (peer === id ? actor : undefined))
  expect(told).toHaveLength(1)
  expect(told.every(takes)).toBe(true)
})

test('[P7] machines that are not unreachable get no event', () => {
  const { actor, told } = unreachable('texasCheck', 'pending')
  reloadUnreachable((peer) => (peer === 'texasCheck' ? actor : undefined))
  expect(told).toEqual([])
})

/** An actor that reads a coupon, and how often it was told to. */
function coupon() {
  const machine = createMachine({
    initial: 'loading',
    states: {
      loading: { on: { failed: 'unreachable' } },
      unreachable: { tags: 'unreachable', on: { 'coupon.load': 'loading' } },
    },
  })
  let reloads = 0
  const inspect = ({ type, event }: { type: string; event?: EventObject }) => {
    if (type === '@xstate.event' && event?.type === 'coupon.load') reloads++
  }
  const actor = createActor(machine, { inspect }).start()
  const stop = reloadUnreachable((id) => (id === 'coupon' ? actor : undefined))
  return { stop, fail: () => actor.send({ type: 'failed' }), reloads: () => reloads }
}

test('[P7] a read that was on its way when the network returned, and fails then, is retried once', () => {
  const { fail, reloads } = coupon()
  expect(reloads()).toBe(0)
  fail()
  expect(reloads()).toBe(1)
  fail()
  expect(reloads()).toBe(1)
})

test('[P7] a read that fails later than that is not retried', () => {
  const { stop, fail, reloads } = coupon()
  stop()
  fail()
  expect(reloads()).toBe(0)
})
