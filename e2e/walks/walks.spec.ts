import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from '#e2e/expect.ts'
import { areTooMany, coverageOf } from '#statecharts/walk/walk-plan.ts'
import { RECORDER_BINDING } from './recorder.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'
import { walks } from './walks.ts'

for (const [subject, walk] of Object.entries(walks))
  test(`${subject} is taken in a browser, or listed with its reason`, async ({ browser, shop, db }) => {
    test.setTimeout(900_000)
    await walkWorkflow(walk, { browser, shop, db })
  })

test('fewer than a tenth of the transitions are left out of the walks in a browser', () => {
  const all = Object.values(walks).map(({ model }) => coverageOf(model, 'browser'))
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)
  const [listed, drawn] = [
    sum(all.map((each) => each.listed.length)),
    sum(all.map((each) => each.drawn.length)),
  ]
  expect(areTooMany(listed, drawn), `${listed} of ${drawn}`).toBe(false)
})

test('the app that the shop serves has nothing of the recorder', () => {
  const assets = resolve(import.meta.dirname, '../../dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const recording = scripts.filter((file) =>
    readFileSync(join(assets, file), 'utf8').includes(RECORDER_BINDING),
  )
  expect([scripts.length > 0, recording]).toEqual([true, []])
})
