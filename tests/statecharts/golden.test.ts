import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { failuresOf, longPathsOf } from '#statecharts/commands/failures.ts'
import { replayLines } from '#statecharts/commands/replay-lines.ts'
import { inNewNames } from '#statecharts/engine/former-states.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { type Cover, coverMachine } from '#statecharts/engine/suite.ts'
import { fileText } from '#statecharts/generated.ts'
import { goldenChanges, goldenPathsOf } from '#statecharts/golden.ts'
import { pathFileOf } from '#statecharts/paths.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'

const folder = mkdtempSync(join(tmpdir(), 'golden-'))
afterAll(() => rmSync(folder, { recursive: true }))

const opened = { description: 'Not shut.', on: { 'door.pull': { target: 'closed' } } }
const events = { 'door.push': [{ type: 'door.push' }], 'door.pull': [{ type: 'door.pull' }] }
const stimuliOf = ({ steps }: Path) => steps.map((step) => (step.do === 'event' ? step.event : step.do))

describe('regenerated golden paths', () => {
  test('are unchanged for an unchanged machine', async () => {
    const golden = (await coverMachine(doorModel())).suite.paths
    expect((await coverMachine(doorModel(), { golden })).suite.paths).toEqual(golden)
  })

  test('keep their steps when a transition is added, which gets a path of its own', async () => {
    const golden = (await coverMachine(doorModel())).suite.paths
    const locked = { description: 'Locked.', type: 'final' as const }
    const states = { locked, opened: { ...opened, on: { ...opened.on, 'door.lock': { target: 'locked' } } } }
    const more = doorModel({ states, model: { events: { ...events, 'door.lock': [{ type: 'door.lock' }] } } })
    const { paths, missed } = (await coverMachine(more, { golden })).suite
    expect([paths[0], missed]).toEqual([golden[0], []])
    expect(paths.map(({ id, covers }) => [id, covers])).toEqual([
      ['door-1', golden[0]?.covers],
      ['door-2', ['door.opened|door.lock|0', 'payload|door.lock|0']],
    ])
  })

  test('end before a step that is no longer possible', async () => {
    const golden = (await coverMachine(doorModel())).suite.paths
    const stuck = doorModel({ states: { opened: { description: 'Stuck.' } } })
    const { paths, missed } = (await coverMachine(stuck, { golden })).suite
    expect(paths.map(stimuliOf)).toEqual([[{ type: 'door.push' }]])
    expect(missed).toEqual(['payload|door.pull|0'])
  })
})

describe('committed golden paths', () => {
  test('are told by the first step that is otherwise, and what the machine does there now', async () => {
    const [first, ...others] = await goldenPathsOf(couponModel)
    const silent = first?.steps.map((step, at) => (at === 2 ? { ...step, effects: [] } : step)) ?? []
    const changed = first ? [{ ...first, steps: silent }, ...others] : []
    expect(goldenChanges(couponModel, [...(first ? [first] : []), ...others])).toEqual([])
    expect(goldenChanges(couponModel, changed)).toEqual([
      'coupon-1 step 3 (getCoupon answers absent) is otherwise: now it is active in "none"',
    ])
  })

  test('are told when one is new, shorter or gone', async () => {
    const [first, second] = await goldenPathsOf(couponModel)
    if (!first || !second) expect.fail()
    const shorter = { ...first, steps: first.steps.slice(0, 1) }
    const added = { ...second, id: 'coupon-9', steps: second.steps.slice(0, 2) }
    expect(goldenChanges(couponModel, [shorter, second, added])).toEqual([
      'coupon-1 ends after 1 steps',
      'coupon-9 is new: coupon.load, getCoupon answers present',
      'coupon-3 is no longer needed',
    ])
  })

  test('end where a machine can no longer go on', async () => {
    const [path] = await goldenPathsOf({ ...couponModel, outcomes: {} })
    expect(path?.steps).toHaveLength(2) // nothing answers any more
  })
})

describe('a state that was renamed', () => {
  const renamed = doorModel({
    config: {
      id: 'door',
      initial: 'closed',
      context: { openings: 0 },
      states: {
        closed: { description: 'Shut.', on: { 'door.push': { target: 'ajar', actions: 'recordOpening' } } },
        ajar: opened,
      },
    },
    model: { formerStates: { opened: 'ajar' } },
  })

  test('has the same paths under its new name', async () => {
    const golden = (await coverMachine(doorModel())).suite.paths
    const [path] = golden.map((each) => inNewNames(renamed, each))
    expect((await coverMachine(renamed, { golden: path ? [path] : [] })).suite.paths).toEqual([path])
    expect(path?.steps.map(({ configuration }) => configuration)).toEqual(['ajar', 'closed'])
  })

  test('lets a file of an earlier release replay', async () => {
    const file = join(folder, 'door.json')
    writeFileSync(file, fileText(pathFileOf((await coverMachine(doorModel())).suite)))
    expect(await replayLines([renamed], file, {})).toEqual({
      lines: ['door-1: as expected at each of 2 steps', '1 of 1 paths as expected'],
      code: 0,
    })
    const plain: MachineModel = { ...renamed, formerStates: {} }
    expect((await replayLines([plain], file, {})).code).toBe(1)
    await expect(replayLines([renamed], join(folder, 'none.json'), {})).rejects.toThrow('is no file of paths')
  })
})

describe('the classes of samples', () => {
  const pushes = [{ type: 'door.push' }, { type: 'door.push', by: 'foot' }]

  test('are goals: each input and each payload is used', async () => {
    const model = doorModel({
      model: { inputs: { plain: undefined, other: null }, events: { ...events, 'door.push': pushes } },
    })
    const { paths, goals, missed } = (await coverMachine(model)).suite
    expect(goals.filter((goal) => /^(input|payload)/.test(goal))).toEqual([
      'input|plain',
      'input|other',
      'payload|door.push|0',
      'payload|door.push|1',
      'payload|door.pull|0',
    ])
    expect([missed, new Set(paths.map(({ input }) => input))]).toEqual([[], new Set(['plain', 'other'])])
    expect(paths.flatMap(stimuliOf)).toEqual(expect.arrayContaining(pushes))
  })

  test('are reported with the reason when unused', async () => {
    const unheard = { ...events, 'door.paint': [{ type: 'door.paint' }] }
    const cover = await coverMachine(doorModel({ model: { events: unheard } }))
    expect(failuresOf(cover)).toEqual([
      'payload 0 of door.paint was not used: no state that is reached takes the event',
    ])
  })
})

describe('goals far from the initial state', () => {
  const length = 300
  const chain = (): MachineModel => {
    const states = Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `s${at}`,
        { description: 'A step.', on: at === length - 1 ? {} : { 'door.push': { target: `s${at + 1}` } } },
      ]),
    )
    const config = { id: 'chain', initial: 's0', context: { openings: 0 }, states }
    return doorModel({ config, model: { events: { 'door.push': [{ type: 'door.push' }] } } })
  }
  const lengthsOf = ({ suite }: Cover) => suite.paths.map(({ steps }) => steps.length)

  test('get longer tours by default', async () => {
    const cover = await coverMachine(chain())
    expect([lengthsOf(cover), cover.suite.missed, longPathsOf(cover)]).toEqual([[length - 1], [], []])
  })

  test('get paths over a limit that was given, each named', async () => {
    const cover = await coverMachine(chain(), { maxSteps: 20 })
    expect([Math.max(...lengthsOf(cover)), cover.suite.missed]).toEqual([length - 1, []])
    expect(longPathsOf(cover)).toEqual([
      expect.stringMatching(
        /^chain-\d has 299 steps, more than 20: chain\.s298\|door\.push\|0 lies so deep$/,
      ),
    ])
  })
})

test('a state space too large to explore is a reported failure', async () => {
  const model = doorModel({ model: { key: ({ openings }) => openings } })
  expect(failuresOf(await coverMachine(model))).toEqual([
    "door has more than 10000 states: its model's key is too fine, or it does too much: what lies behind is not covered",
  ])
})
