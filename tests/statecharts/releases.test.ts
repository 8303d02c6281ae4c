import { describe, expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { nextRelease, readRelease, releaseFile } from '#statecharts/release-file.ts'
import { changesSince } from '#statecharts/releases.ts'

const release = readRelease(releaseFile(nextRelease(registry)).text)
const changes = (models: readonly MachineModel[]) => changesSince(release, models, release.requirements)
const none = { release: release.release, machines: [], requirements: [] }

describe('a release that was written and read', () => {
  test('has no difference to what it was made from, in behavior or words', () => {
    expect(release).toMatchObject(nextRelease(registry))
    expect(changes(registry)).toEqual(none)
  })
  test('has one to a machine that is new, and to one that is removed', () => {
    const [first, ...rest] = registry
    expect(
      changesSince({ ...release, machines: release.machines.slice(1) }, registry, release.requirements),
    ).toMatchObject({
      machines: [{ machine: first?.machine.id, differences: [{ kind: 'added' }], reworded: [] }],
    })
    expect(changes(rest)).toMatchObject({
      machines: [{ machine: first?.machine.id, differences: [{ kind: 'removed' }], reworded: [] }],
    })
  })
  test('is refused where it is of another form', () => {
    expect(() => readRelease('{"release":1,"charts":[]}')).toThrow('is no release')
  })
})

describe('texts that have changed since a release', () => {
  const { words } = couponModel
  const [event = '', told = ''] = Object.entries(words.events)[0] ?? []
  const [guard = ''] = Object.keys(words.guards)
  const reworded = {
    ...couponModel,
    title: 'Another title',
    words: { ...words, events: { ...words.events, [event]: 'other words' } },
  } as MachineModel
  const only = (model: MachineModel) =>
    changesSince(
      { ...release, machines: release.machines.filter(({ chart }) => chart.id === 'coupon') },
      [model],
      release.requirements,
    ).machines

  test('are no change of behavior, and are told with the words before and the parts that they are about', () => {
    const [change, ...others] = only(reworded)
    expect(others).toEqual([])
    expect(change?.differences).toEqual([])
    expect(change?.reworded).toMatchObject([
      { text: 'The title of the machine is in other words.', words: { was: couponModel.title } },
      { text: `The event ${event} is in other words.`, words: { was: told, is: 'other words' } },
    ])
    expect(change?.reworded[1]?.parts.every((id) => id.includes(`|${event}|`))).toBe(true)
  })
  test('of a guard are about every transition that has it, alone or in a composite', () => {
    const other = { ...words, guards: { ...words.guards, [guard]: 'it is otherwise' } }
    const [change] = only({ ...couponModel, words: other } as MachineModel)
    expect(change?.reworded[0]?.parts.length).toBeGreaterThan(0)
  })
  test('of requirements are told by id: changed, newly cited, no longer cited', () => {
    const [[id, text] = ['', ''], [gone] = ['']] = Object.entries(release.requirements)
    const { [gone]: _, ...kept } = release.requirements
    const now = { ...kept, [id]: `${text} And more.`, 'ZZZ-1': 'New.' }
    expect(changesSince(release, registry, now)).toMatchObject({
      machines: [],
      requirements: expect.arrayContaining([
        { id, was: text, is: `${text} And more.` },
        { id: gone, was: release.requirements[gone], is: '' },
        { id: 'ZZZ-1', was: '', is: 'New.' },
      ]),
    })
  })
})
