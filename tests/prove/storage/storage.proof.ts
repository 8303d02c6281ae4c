import type { Browser } from 'playwright'
import { ensureBuilt } from '#server/start/build-app.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { openBrowser } from '#tests/prove/rig/browser.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { buildPatched } from '#tests/prove/rig/patched-app.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { badHoards, type Hoard, KEYS } from './bad-values.ts'
import { Visitor } from './visitor.ts'

const CONCURRENCY = 2

export const storage: Proof = {
  rule: '[P11][SES-24] whatever a browser has stored under any key, and also when it is full or denied, the app opens',
  counts: { test: 60, long: 500, control: 6 },
  controlBreaks: ['exceptions'],
  run: async (trial) => {
    const assets = trial.broken ? await buildPatched(bareParse) : await ensureBuilt(trial.say)
    return withTestEnvironment({ assets }, async (environment) => {
      const browser = await openBrowser()
      try {
        return await openAll(browser, environment, trial)
      } finally {
        await browser.close()
      }
    })
  },
  judge: (figures) => [
    ...above(figures, { closed: 0, raw: 0, exceptions: 0 }),
    ...below(figures, { values: 1, denied: 1, known: 1 }),
  ],
}

/** The negative control: stored values are trusted without parsing. */
const bareParse = [
  {
    file: 'src/app/effects/storage.ts',
    from: `  try {
    const result = safeParse(schema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }`,
    to: '  return JSON.parse(text) as InferOutput<S>',
  },
]

async function openAll(
  browser: Browser,
  environment: TestEnvironment,
  { seed, count, say }: Trial,
): Promise<Figures> {
  const session = await new Shopper(environment.url).logIn(await makeCustomer(environment.db))
  const good = {
    user: JSON.stringify(session),
    version: '0123456789ab',
    theme: 'dark',
    fonts: 'true',
    showProductListDetails: 'false',
    quickOrder: '{"customers_id":7,"text":"QS1003 4"}',
    reloadedFrom: '0123456789ab ba9876543210',
  }
  const hoards: readonly Hoard[] = [{ mode: 'plain', values: good }, ...badHoards(seed, count, good)]
  const concurrency = Array.from({ length: CONCURRENCY }, (_, lane) =>
    hoards.filter((each, at) => at % CONCURRENCY === lane),
  )
  const visitors = await runConcurrently(concurrency, CONCURRENCY, async (some) => {
    const visitor = await Visitor.open(browser, environment.url)
    for (const hoard of some) await visitor.come(hoard)
    await visitor.leave()
    return visitor
  })
  for (const { notes } of visitors) for (const note of notes.slice(0, 10)) say(note)
  const sum = (figure: (visitor: Visitor) => number) => visitors.reduce((all, each) => all + figure(each), 0)
  return {
    values: count * KEYS.length,
    denied: hoards.filter(({ mode }) => mode === 'denied').length,
    full: hoards.filter(({ mode }) => mode === 'full').length,
    known: sum(({ known }) => known),
    closed: sum(({ closed }) => closed),
    raw: sum(({ raw }) => raw),
    exceptions: sum(({ exceptions }) => exceptions),
  }
}
