import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Pickle, type PickleStep } from '@cucumber/messages'
import { beforeAll, expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { passwordResetModel } from '#machines/account/password-reset/password-reset.model.ts'
import { shippingQuotesModel } from '#machines/delivery/shipping-quotes/shipping-quotes.model.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { toastModel } from '#machines/platform/toast/toast.model.ts'
import { type Cucumber, defineSteps } from '#statecharts/formats/cucumber-steps.ts'
import { gherkinFiles, stepsFile } from '#statecharts/formats/gherkin.ts'
import { coverOf } from '#tests/statecharts/covers.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

beforeAll(() => coverOf(sampleOrderModel))

const models = [couponModel, shippingQuotesModel, toastModel, sampleOrderModel]

test.each(models.map((model) => [model.machine.id, model] as const))(
  'the scenarios of %s, read by Cucumber, are its paths, and each of their steps runs by one definition',
  async (id, model) => {
    const { suite } = await coverOf(model)
    const scenarios = await scenariosOf(model)
    expect(scenarios.map(({ name, tags, steps }) => [name, cited(tags), steps.length])).toEqual(
      suite.paths.map((path) => [path.id, path.spec, 3 + 3 * path.steps.length]),
    )
    for (const { steps } of scenarios) expect([id, await problemIn(steps)]).toEqual([id, null])
  },
)

test.each([
  ['it is active in "idle"', 'it is active in "ready"'],
  [/^it takes "coupon.*/, 'it takes no transition'],
  [/ answers ".*"$/, ' answers "nothing"'],
  ['event "coupon.load" happens', 'event "customer.left" happens'],
  ['machine "coupon"', 'machine "cupon"'],
])('a scenario that says %s otherwise fails', async (was, is) => {
  const [first] = await scenariosOf(couponModel)
  const at = first?.steps.findIndex(({ text }) => text !== text.replace(was, is)) ?? -1
  const steps = first?.steps.map((step, index) =>
    index === at ? { ...step, text: step.text.replace(was, is) } : step,
  )
  expect([at >= 0, typeof (await problemIn(steps ?? []))]).toEqual([true, 'string'])
})

test('a scenario names what it takes that the running shop never does, with the reason', async () => {
  const [file] = gherkinFiles([await coverOf(passwordResetModel)])
  for (const { reason } of passwordResetModel.unprovokable ?? [])
    expect(file?.text).toContain(`# Neither a shopper nor the server can cause it: ${reason}`)
})

test('the file of steps finds their definitions from where it is written', () => {
  for (const [folder, found] of [
    ['reports/features', "'../../statecharts/formats/cucumber-steps.ts'"],
    ['statecharts', "'./formats/cucumber-steps.ts'"],
  ] as const)
    expect(stepsFile(folder).text).toContain(`from ${found}`)
})

async function scenariosOf(model: MachineModel): Promise<readonly Pickle[]> {
  const [file] = gherkinFiles([await coverOf(model)])
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(file?.text ?? '')
  expect([file?.name, document.feature?.name]).toEqual([
    `${model.machine.id}.transition.feature`,
    model.title,
  ])
  return compile(document, 'paths.feature', newId)
}

const cited = (tags: Pickle['tags']): readonly string[] =>
  tags.map(({ name }) => name.slice(1)).filter((name) => !name.includes(':'))

/** Runs a scenario as Cucumber does; the first failure, or null. */
async function problemIn(steps: readonly PickleStep[]): Promise<string | null> {
  const definitions: Parameters<Cucumber['Given']>[] = []
  const define: Cucumber['Given'] = (...definition) => void definitions.push(definition)
  defineSteps({ Given: define, When: define, Then: define }, models)
  for (const { text, argument } of steps) {
    const [match, ...others] = definitions.filter(([pattern]) => pattern.test(text))
    if (!match || others.length > 0) return `${others.length + Number(Boolean(match))} definitions: ${text}`
    const [pattern, act] = match
    const payload = argument?.docString ? [argument.docString.content] : []
    const parameters = [...(pattern.exec(text)?.slice(1) ?? []), ...payload]
    if (act.length !== parameters.length) return `${act.length} parameters, not ${parameters.length}: ${text}`
    try {
      await Reflect.apply(act, undefined, parameters)
    } catch (problem) {
      return `${text}: ${String(problem)}`
    }
  }
  return null
}
