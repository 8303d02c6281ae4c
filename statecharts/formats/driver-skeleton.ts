import type { MachineModel } from '#machines/platform/model.ts'
import { chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { causesOf } from '#statecharts/export/http-causes.ts'
import { callNamesOf, requestsOf } from '#statecharts/export/service-calls.ts'
import { modelFileOf } from '#statecharts/walks-of.ts'
import { placeOf, specFolder, text } from './playwright.ts'

/**
 * A driver that is still to be written for a machine that no walk takes in a browser: a step for each input, event and
 * answer and an assertion for each state, none of which compiles before it is written.
 */
export function driverSkeleton(
  { machine, words, inputs, outcomes }: MachineModel,
  folder: string = specFolder,
): string {
  const { id } = machine
  const calls = [...new Set(Object.keys(outcomes).flatMap(callNamesOf))]
  const hold =
    calls.length === 0 ? '' : ` Before it, hold its calls: held.hold(${calls.map(text).join(', ')}).`
  const starts = Object.keys(inputs).flatMap((input) => [
    `    { input: ${text(input)}, environment: {}, ...toWrite(${text(`open a page where ${id} begins as ${input}`)}) },`,
  ])
  const events = Object.entries(words.events).map(
    ([type, when]) => `    ${text(type)}: toWrite(${text(when)}),`,
  )
  const answers = Object.entries(outcomes).flatMap(([service, ends]) => answerLines(service, ends))
  const states = leafStates(chartOf(machine)).map(
    ({ path, description }) => `    ${text(path.join('.'))}: toWrite(${text(`see: ${description}`)}),`,
  )
  const usesLost = answers.some((line) => line.includes(': lost('))
  const lines = [
    ...head(id),
    `import { ${id}Model } from ${text(placeOf(`#${modelFileOf(id)}`, folder))}`,
    ...(usesLost
      ? [`import { lost } from ${text(placeOf('#tests/walks/workflow-fixture.ts', folder))}`]
      : []),
    `import { defineDriver, toWrite } from ${text(placeOf('#e2e/walks/driver-to-write.ts', folder))}`,
    '',
    `export const ${id}Walk = defineDriver({`,
    `  model: ${id}Model,`,
    '  // the seeded account that the customer of each path is like; null: a visitor',
    "  customer: 'silver',",
    `  // What brings a fresh page to where the machine has just begun.${hold}`,
    '  starts: [',
    ...starts,
    '  ],',
    '  // What a shopper or another part of the page does; null where nothing in a page causes it.',
    '  events: {',
    ...events,
    '  },',
    '  // How each service ends.',
    `  answers: {${answers.length === 0 ? '},' : ''}`,
    ...answers,
    ...(answers.length === 0 ? [] : ['  },']),
    '  // What the page shows in each state; null where it shows nothing of it.',
    '  states: {',
    ...states,
    '  },',
    '})',
  ]
  return `${lines.join('\n')}\n`
}

const head = (id: string): readonly string[] => [
  `// What causes each step of ${id} in a page. Written once by \`npm run paths\`, then yours: it is not written again.`,
  '// `toWrite` does not compile until a step stands in its place:',
  "//   { perform: ({ cart }) => cart.applyCoupon('SPARK10') }     a shopper does it: e2e/pages/drivers.ts",
  "//   { perform: ({ held }) => held.answer('getCouponCode') }    a held call is answered: e2e/walks/held-calls.ts",
  "//   { when: { at: 'none' }, perform: … }                       only there: statecharts/walk/walk.ts",
  '//   { perform: ({ page }) => expect(…).toBeVisible() }         what a state shows: e2e/expect.ts',
  '// An example is e2e/walks/form-submission-walk.ts. What nothing in a page causes is null (an event) or left out (an',
  '// answer); after a change, write the spec again. Once all paths are green, move this file to e2e/walks and name it in',
  '// walks.ts: then `npm run test:full` takes every transition of the machine in a browser.',
]

function answerLines(service: string, ends: MachineModel['outcomes'][string]): readonly string[] {
  if (Object.keys(ends).length === 0) return []
  const [call, ...others] = callNamesOf(service)
  const causes = causesOf(ends)
  const steps = Object.entries(ends).map(([outcome, { http }]) => {
    // the only answer that needs no knowledge of the shop
    if (http === 'offline' && call !== undefined && others.length === 0) return `lost(${text(call)})`
    const cause = causes.get(outcome) ?? ''
    return `toWrite(${text(`${service} ends as ${outcome}${cause === '' ? '' : ` (${cause})`}`)})`
  })
  const requests = requestsOf(service)
  return [
    ...(requests.length > 0 ? [`    // ${requests.join(', ')}`] : []),
    `    ${service}: {`,
    ...Object.keys(ends).map((outcome, at) => `      ${outcome}: ${steps[at]},`),
    '    },',
  ]
}
