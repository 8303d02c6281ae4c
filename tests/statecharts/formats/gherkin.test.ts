import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Scenario } from '@cucumber/messages'
import { beforeAll, expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { shippingQuotesModel } from '#machines/delivery/shipping-quotes/shipping-quotes.model.ts'
import type { Expected, Path, Step } from '#statecharts/engine/path.ts'
import { replay } from '#statecharts/engine/run.ts'
import { gherkinFiles } from '#statecharts/formats/gherkin.ts'
import { coverOf } from '#tests/statecharts/covers.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

beforeAll(() => coverOf(sampleOrderModel))

test.each(
  [couponModel, shippingQuotesModel, sampleOrderModel].map((model) => [model.machine.id, model] as const),
)('the scenarios of %s, read by Cucumber, are its paths, and walk on the real actor', async (id, model) => {
  const cover = await coverOf(model)
  const [file] = gherkinFiles([cover])
  expect(file?.name).toBe(`${id}.transition.feature`)
  const { feature } = new Parser(
    new AstBuilder(IdGenerator.incrementing()),
    new GherkinClassicTokenMatcher(),
  ).parse(file?.text ?? '')
  expect(feature?.name).toBe(model.title)
  const scenarios = (feature?.children ?? []).flatMap(({ scenario }) => scenario ?? [])
  const paths = scenarios.map(pathIn)
  const without = ({ effects: _effects, ...rest }: Expected & object) => rest
  expect(paths).toEqual(
    cover.suite.paths.map((path) => ({
      ...path,
      begins: without(path.begins),
      steps: path.steps.map(without),
      covers: [],
    })),
  )
  const replays = await Promise.all(paths.map((path) => replay(model, path)))
  expect(replays.flatMap((each) => each.differences)).toEqual([])
})

/** The step definitions that a tester would write. */
function pathIn({ name, tags, steps }: Scenario): Path {
  const texts = steps.map(({ text, docString }) => ({ text, payload: docString?.content }))
  const [given, ...rest] = texts
  const input = /^\w+ begins with input "(.*)"$/.exec(given?.text ?? '')?.[1] ?? ''
  const [begins, ...after] = Array.from({ length: rest.length / 3 + 1 }, (_, at) =>
    rest.slice(at * 3 - 1, at * 3 + 2),
  )
  return {
    id: name,
    input,
    begins: expected(rest.slice(0, 2)),
    steps: [begins, ...after]
      .slice(1)
      .map((three) => ({ ...stimulus(three?.[0]), ...expected(three?.slice(1) ?? []) })),
    covers: [],
    spec: tags.map((tag) => tag.name.slice(1)),
  }
}

interface Line {
  readonly text: string
  readonly payload: string | undefined
}

function stimulus(line: Line | undefined): Pick<Step, 'do'> & Step {
  const { text = '', payload } = line ?? {}
  const expects: Expected = { status: 'active', configuration: {}, transitions: [] }
  const wait = /^(\d+) ms pass$/.exec(text)
  if (wait) return { ...expects, do: 'wait', ms: Number(wait[1]) }
  const answer = /^(\w+) answers "(.*)"$/.exec(text)
  if (answer) return { ...expects, do: 'answer', actor: answer[1] ?? '', outcome: answer[2] ?? '' }
  const event = /^(\S+) happens( with)?$/.exec(text)
  return { ...expects, do: 'event', event: { type: event?.[1] ?? '', ...JSON.parse(payload ?? '{}') } }
}

function expected([then, and]: readonly Line[]): Expected {
  const [, status, leaves] = /^it is (active|done) in (.*)$/.exec(then?.text ?? '') ?? []
  const quoted = (text: string) => [...text.matchAll(/"([^"]*)"/g)].map((found) => found[1] ?? '')
  return {
    status: status === 'done' ? 'done' : 'active',
    configuration: valueOf(quoted(leaves ?? '').map((leaf) => leaf.split('.'))),
    transitions: quoted(and?.text ?? ''),
  }
}

type Value = string | { [key: string]: Value }

function valueOf(leaves: readonly (readonly string[])[]): Value {
  const [first = []] = leaves
  if (leaves.length === 1 && first.length === 1) return first[0] ?? ''
  const keys = [...new Set(leaves.map(([key = '']) => key))]
  const inside = (key: string) => leaves.filter(([each]) => each === key).map(([, ...rest]) => rest)
  return Object.fromEntries(keys.map((key) => [key, valueOf(inside(key))]))
}
