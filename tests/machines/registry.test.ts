import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { createActor } from 'xstate'
import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { silentActor, servicesOf } from '#statecharts/engine/silent-actors.ts'
import type { Cover } from '#statecharts/engine/suite.ts'
import { rules } from '#statecharts/rules/rules.ts'
import { coverOf } from '#tests/statecharts/covers.ts'

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
