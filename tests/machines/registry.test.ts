import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { createActor } from 'xstate'
import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { silentActor, servicesOf } from '#statecharts/engine/silent-actors.ts'
import type { Cover } from '#statecharts/engine/suite.ts'
import { caseSuite, type Size } from '#statecharts/engine/case-suite.ts'
import { transitionGoals } from '#statecharts/engine/tour.ts'
import { strayFiles } from '#statecharts/generated.ts'
import { goldenChanges, goldenFile, goldenFolder } from '#statecharts/golden.ts'
import { rules } from '#statecharts/rules/rules.ts'
import { walksOf } from '#statecharts/walks-of.ts'
import { coverOf } from '#tests/statecharts/covers.ts'
import { withoutWalk } from '#tests/walks/without-walk.ts'

const kebab = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const files = globSync('machines/**/*.machine.ts').map((file) => basename(file, '.machine.ts'))

test('every machine is in the registry, and its file is named by its id', () => {
  const ids = registry.map((model) => kebab(model.machine.id))
  expect(ids.toSorted()).toEqual(files.toSorted())
})

test('every machine has its own title and purpose', () => {
  expect(new Set(registry.map((model) => model.title)).size).toBe(registry.length)
  expect(registry.filter((model) => !model.purpose.endsWith('.'))).toEqual([])
})

test('what a walk leaves out belongs to a walk that there is, which would take it', () => {
  const unwalked = registry.flatMap(({ machine, unprovokable = [] }) => {
    const { services, browser } = walksOf(machine.id)
    const has = { services, browser, both: services || browser }
    return unprovokable.filter(({ walk }) => !has[walk]).map(({ transition }) => transition)
  })
  expect(unwalked).toEqual([])
})

test('every machine is walked before the server, or it is said why not', () => {
  const unwalked = registry.filter(({ machine }) => !walksOf(machine.id).services)
  expect(unwalked.map(({ machine }) => machine.id).toSorted()).toEqual(Object.keys(withoutWalk).toSorted())
})

for (const model of registry)
  describe(model.machine.id, () => {
    let cover: Cover

    beforeAll(async () => {
      cover = await coverOf(model)
    })

    test('it starts with each of its inputs', () => {
      expect(statuses(model)).toEqual(Object.keys(model.inputs).map((input) => [input, 'active']))
    })

    for (const [sentence, rule] of Object.entries(rules))
      test(sentence, () => {
        expect(rule(model, cover)).toEqual([])
      })

    test(`does on the real actor what its golden paths say, which take every transition (else npm run paths -- ${model.machine.id})`, () => {
      const { suite, differences, coverage } = cover
      expect(goldenChanges(model, suite.paths)).toEqual([])
      expect(differences).toEqual([])
      expect(coverage.transitions.missing).toEqual([])
      expect(suite.missed).toEqual([])
    })
  })

test('no file of golden paths belongs to a machine that is gone, and together they have at most 400 lines', async () => {
  const covers = await Promise.all(registry.map(coverOf))
  const files = covers.map(({ model, suite }) => goldenFile(model, suite.paths))
  expect(strayFiles(goldenFolder, files)).toEqual([])
  expect(files.flatMap(({ text }) => text.trimEnd().split('\n')).length).toBeLessThanOrEqual(400)
})

test('all paths together have at most three quarters of the steps of one shortest path per goal', async () => {
  const covers = await Promise.all(registry.map(coverOf))
  const cases = covers.map(({ space, suite }) => caseSuite(space, new Set(suite.goals), transitionGoals))
  const walked = covers.map(({ suite }) => sizeOf(suite.paths.map((path) => path.steps.length)))
  const share = (cost: (size: Size) => number) => sum(walked.map(cost)) / sum(cases.map(cost))
  expect(share(({ steps }) => steps)).toBeLessThanOrEqual(0.75)
  expect(share(({ steps, paths }) => steps + paths)).toBeLessThanOrEqual(0.6) // every start counts as a step
})

function statuses({ machine, inputs }: MachineModel): readonly (readonly [string, string])[] {
  const quiet = machine.provide({
    actors: Object.fromEntries(servicesOf(machine).map((src) => [src, silentActor()])),
  })
  return Object.entries(inputs).map(([name, input]) => {
    const actor = createActor(quiet, { input }).start()
    const { status } = actor.getSnapshot()
    actor.stop()
    return [name, status]
  })
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
const sizeOf = (lengths: readonly number[]): Size => ({ paths: lengths.length, steps: sum(lengths) })
