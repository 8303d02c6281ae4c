import { describe, expect, test } from 'vitest'
import { coverMachine } from '#statecharts/engine/suite.ts'
import { rules } from '#statecharts/rules/rules.ts'
import { conductControls } from '#tests/statecharts/conduct-controls.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'
import { formControls } from '#tests/statecharts/form-controls.ts'
import { knowledgeControls } from '#tests/statecharts/knowledge-controls.ts'
import { progressControls } from '#tests/statecharts/progress-controls.ts'
import { recoveryControls } from '#tests/statecharts/recovery-controls.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

/** One small bad machine per rule, at least: a rule that no machine has broken proves nothing. */
const controls = [
  ...formControls,
  ...knowledgeControls,
  ...conductControls,
  ...progressControls,
  ...recoveryControls,
]

describe('a machine that keeps every rule', () => {
  for (const model of [doorModel(), sampleOrderModel])
    test(`${model.machine.id} breaks none`, async () => {
      const cover = await coverMachine(model)
      const broken = Object.entries(rules).map(([sentence, rule]) => [sentence, rule(model, cover)])
      expect(broken).toEqual(Object.keys(rules).map((sentence) => [sentence, []]))
    })
})

describe('a machine that breaks one rule', () => {
  for (const { rule, why, model, violations } of controls)
    test(`"${rule}" finds ${why}`, async () => {
      const cover = await coverMachine(model)
      expect(rules[rule]?.(model, cover)).toEqual(violations)
    })
})

test('a liveness property with varying responses needs to hold only eventually', async () => {
  const model = progressControls.find((each) => each.why === 'a bell that may ring for ever')?.model
  const [sentence, property] = Object.entries(model?.leadsTo ?? {})[0] ?? []
  if (!model || !sentence || !property) throw new Error('the control has a property')
  const fair = { ...model, leadsTo: { [sentence]: { ...property, provided: 'answersVary' as const } } }
  expect(rules['every liveness property holds']?.(fair, await coverMachine(fair))).toEqual([])
})

test('every rule has been seen to fail', () => {
  const controlled = new Set(controls.map((control) => control.rule))
  expect(Object.keys(rules).filter((rule) => !controlled.has(rule))).toEqual([])
})
