import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, type InspectionEvent } from 'xstate'
import { createFlowCounter } from '#src/app/flow/flow-counter.ts'

const bell = createMachine({ id: 'bell', on: { ring: {} } })

/** A page of its own: what it has kept is in modules. */
async function openPage() {
  const { inspectors, early, MOST_EARLY } = await import('#src/app/follow/inspectors.ts')
  const { takeEarly } = await import('#src/app/follow/take-early.ts')
  const inspect = (inspected: InspectionEvent) => {
    for (const listen of inspectors) listen(inspected)
  }
  const steps = await import('#src/app/flow/take-steps.ts')
  return { start: () => createActor(bell, { inspect }).start(), early, takeEarly, MOST_EARLY, ...steps }
}

beforeEach(() => vi.resetModules())

test('early steps are kept until the script that counts is here, later ones are passed on until it ends', async () => {
  const { start, takeSteps } = await openPage()
  const actor = start()
  actor.send({ type: 'ring' })
  const counter = createFlowCounter('build')
  const end = takeSteps(counter.note)
  actor.send({ type: 'ring' })
  end()
  actor.send({ type: 'ring' })
  const rows = counter.take().flatMap(({ charts }) => charts.flatMap((chart) => chart.rows))
  expect(rows).toEqual([
    [null, 'bell|ring|0', 0, 1],
    ['bell|ring|0', 'bell|ring|0', 0, 1],
  ])
})

test('of a page that takes too many steps before, the actors that it began with are not counted, later ones are', async () => {
  const { start, takeSteps, MOST_EARLY } = await openPage()
  const actor = start()
  for (let rung = 0; rung < MOST_EARLY; rung++) actor.send({ type: 'ring' })
  const counter = createFlowCounter('build')
  takeSteps(counter.note)
  actor.send({ type: 'ring' })
  expect(counter.take()).toEqual([])
  start().send({ type: 'ring' })
  expect(counter.take()).toHaveLength(1)
})

test('nothing is kept once following and counting have taken what was early', async () => {
  const { start, early, takeEarly } = await openPage()
  const actor = start()
  expect(takeEarly().length).toBeGreaterThan(0)
  actor.send({ type: 'ring' })
  expect(takeEarly().length).toBeGreaterThan(3)
  actor.send({ type: 'ring' })
  expect(early).toEqual([])
})
