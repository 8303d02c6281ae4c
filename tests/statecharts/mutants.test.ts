import { describe, expect, test } from 'vitest'
import { coverMachine } from '#statecharts/engine/suite.ts'
import { mutantsOf } from '#statecharts/mutants/mutants.ts'
import { tryMutants } from '#statecharts/mutants/trial.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

describe('mutants', () => {
  test('each mutant changes one part of the machine, and every part is changed', () => {
    const operators = new Set(mutantsOf(sampleOrderModel).map((mutant) => mutant.operator))
    expect([...operators].toSorted()).toEqual([
      'begin elsewhere',
      'drop action',
      'drop guard',
      'drop input',
      'drop invoke',
      'drop output',
      'drop reenter',
      'drop target',
      'drop transition',
      'drop way out',
      'negate guard',
      'retarget',
      'swap candidates',
      'swap delay',
    ])
  })

  test('each has its own name', () => {
    const ids = mutantsOf(sampleOrderModel).map((mutant) => mutant.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the machine itself is unchanged', async () => {
    for (const mutant of mutantsOf(sampleOrderModel)) mutant.model()
    expect((await coverMachine(sampleOrderModel)).differences).toEqual([])
  })
})

describe('the trial of mutants', () => {
  const door = doorModel()
  const ids = (trial: { readonly survivors: readonly { readonly id: string }[] }) =>
    trial.survivors.map((mutant) => mutant.id)

  test('a path without steps compares the initial state only', async () => {
    const { suite } = await coverMachine(door)
    const [path] = suite.paths
    const standing = suite.paths.slice(0, 1).map((each) => ({ ...each, steps: [] }))
    expect(path?.steps.length).toBeGreaterThan(0)
    expect(ids(await tryMutants(door, standing))).toEqual([
      'drop transition door.closed|door.push|0',
      'retarget door.closed|door.push|0 to #door.closed',
      'drop target door.closed|door.push|0',
      'drop action door.closed|door.push|0 recordOpening',
      'drop transition door.opened|door.pull|0',
      'retarget door.opened|door.pull|0 to #door.opened',
      'drop target door.opened|door.pull|0',
    ])
    expect(ids(await tryMutants(door, suite.paths))).toEqual([])
  })
})
