import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { InspectionEvent } from 'xstate'
import type { FlowBatch, FlowRow } from '#contract/site/flow.ts'
import { type TabEntry, TabMessage } from '#contract/site/tab-messages.ts'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { Canary, stringsIn, textsFoundIn } from '#tests/support/canary.ts'
import { recordPath } from './record-path.ts'

const SHORTEST = 4

/** Texts that somebody typed or a server sent: in payloads, inputs and outcomes of the samples, and no name of the chart. */
function textsOf(model: MachineModel): readonly string[] {
  const names = JSON.stringify([chartOf(model.machine), model.events && Object.keys(model.events)])
  const texts = new Set(stringsIn([Object.values(model.events), model.inputs, model.outcomes]))
  return [...texts].filter(
    (text) => text.length >= SHORTEST && !names.includes(JSON.stringify(text).slice(1, -1)),
  )
}

async function toldBy(model: MachineModel, canary = new Canary()): Promise<readonly TabEntry[]> {
  const told: TabEntry[] = []
  const read = (event: InspectionEvent) => {
    canary.read(event)
    return event
  }
  for (const path of await goldenPathsOf(model)) told.push(...(await recordPath(model, path, read)).entries)
  return told
}

const message = (entry: unknown) => ({ kind: 'entry', tab: 'a', seq: 0, entry })

describe('[T69] no text of a payload, a context or an answer is in what a page counts or a followed tab tells', () => {
  for (const model of registry)
    test(model.machine.id, async () => {
      const canary = new Canary()
      const told = await toldBy(model, canary)
      expect(canary.leaks()).toEqual([])
      expect(told.length).toBeGreaterThan(0)
      expect(textsFoundIn(told, textsOf(model))).toEqual([])
      expect(told.filter((entry) => !safeParse(TabMessage, message(entry)).success)).toEqual([])
    })
})

test('a reporter that adds the event is caught by its texts, and by the shape of its messages', async () => {
  const model = registry.find(({ machine }) => machine.id === 'session')
  if (!model) throw new Error('there is a session')
  const [event] = Object.entries(model.events).find(([type]) => type === 'login.submit')?.[1] ?? []
  const [entry] = await toldBy(model)
  const leak = { ...entry, event }
  expect(textsFoundIn([leak], textsOf(model)).length).toBeGreaterThan(0)
  expect(safeParse(TabMessage, message(entry)).success).toBe(true)
  expect(safeParse(TabMessage, message(leak)).success).toBe(false)
})

test('a reporter that adds the event, and a counter that takes a text for an id, are caught in a walk', async () => {
  const model = registry.find(({ machine }) => machine.id === 'session') ?? expect.fail()
  const honest = new Canary()
  const leaky = new Canary((entry, event) => ({ ...entry, event }))
  await toldBy(model, honest)
  await toldBy(model, leaky)
  expect(leaky.leaks().length).toBeGreaterThan(0)
  expect(honest.texts).toBeGreaterThan(0)
  const typed = textsOf(model).find((text) => text.includes('@')) ?? expect.fail()
  const spoilt = (batches: readonly FlowBatch[]) =>
    batches.map((batch) => ({
      ...batch,
      charts: [{ machine: 'session', open: 0, rows: [[null, typed, 0, 1] satisfies FlowRow] }],
    }))
  expect(honest.leaks(spoilt)).toEqual([typed])
})
