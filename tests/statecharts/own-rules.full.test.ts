import { execFile } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import type { RuleTrial } from '#tests/run/rule-mutants/rule-trial.ts'

const timeout = 300_000
let trials: readonly RuleTrial[] = []

beforeAll(async () => {
  trials = await new Promise((resolve, reject) => {
    const maxBuffer = 16_777_216
    execFile(process.execPath, ['tests/run/rule-mutants.ts', '--json'], { maxBuffer }, (_, out, errors) => {
      // the last line, since a test may print; written by the script from this very type
      const lines = out.trim().split('\n')
      if (out === '') reject(new Error(errors))
      else resolve(JSON.parse(lines.at(-1) ?? '') as readonly RuleTrial[])
    })
  })
}, timeout)

describe('the tests in the own folder of a machine notice every mutant, golden paths and probes aside', () => {
  for (const { id } of registry.map(({ machine }) => machine))
    test(`${id} (else npm run mutants:own ${id}, and a rule for each that lives)`, () => {
      expect(trials.find(({ machine }) => machine === id)?.survivors).toEqual([])
    })
})

test('every machine has tests of its own, and mutants that are tried on them', () => {
  expect(trials.filter(({ tests, mutants }) => tests === 0 || mutants === 0)).toEqual([])
})
