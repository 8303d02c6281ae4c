import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '#server/start/build-app.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { openBrowser } from '#tests/prove/rig/browser.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { handingOver } from '#tests/walks/workflows/order-submission.ts'
import { FAULTS, type FaultName } from './faults.ts'
import { statesOfCharts } from './invoking-states.ts'
import { createCaseRunner, type RecoveryCase } from './run-cases.ts'
import { MOST_PRESSES, MOST_REQUESTS } from './run-case.ts'
import { scenarios, excluded } from './scenarios.ts'

const CONCURRENCY = 2

export const recovery: Proof = {
  rule: '[P7][SES-27][MSG-14] whatever becomes of a call in any state of any chart, the page says so in words, asks at most 5 times a minute and leads on with at most 2 presses',
  counts: { test: 1, long: FAULTS.length, control: 1 },
  hasNames: true,
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-recovery-'))
    process.env['SHOP_OUTBOX'] = join(dataDir, 'outbox')
    return withTestEnvironment({ assets, dataDir }, (environment) => breakAll(environment, trial))
  },
  judge: (figures) => [
    ...above(figures, {
      faulty: 0,
      unknown_states: 0,
      stale_scenarios: 0,
      requests: MOST_REQUESTS,
      presses: MOST_PRESSES,
    }),
    ...below(figures, { states: 1, faults: 1 }),
  ],
}

/** The negative control: one state out of which no press leads. */
const LEFT_ALONE = 'schedule.readingDates/loadDates'

async function breakAll(
  environment: TestEnvironment,
  { seed, count, broken, only, say }: Trial,
): Promise<Figures> {
  for (const [key, value] of Object.entries(handingOver)) await setAppSetting(environment.db, key, value)
  const { cases, unknown, stale } = actsOf(seed, count)
  for (const name of unknown) say(`nobody knows how to break ${name}`)
  for (const name of stale) say(`no chart has ${name}`)
  const browser = await openBrowser()
  const { run, close } = createCaseRunner(browser, environment)
  try {
    const wanted = broken
      ? cases.filter(({ state }) => state.name === LEFT_ALONE).map(withoutRetry)
      : cases.filter(({ state }) => state.name.includes(only))
    const results = (await runConcurrently(wanted, CONCURRENCY, run)).flat()
    for (const { state, fault, faults } of results)
      for (const what of faults) say(`${state} × ${fault}: ${what.slice(0, 400)}`)
    return {
      states: wanted.length,
      pairs: results.length,
      faults: new Set(results.map(({ fault }) => fault)).size,
      requests: Math.max(...results.map(({ requests }) => requests)),
      presses: Math.max(...results.map(({ presses }) => presses)),
      unknown_states: unknown.length,
      stale_scenarios: stale.length,
      faulty: results.filter(({ faults }) => faults.length > 0).length,
    }
  } finally {
    await close()
    await browser.close()
  }
}

/** With a fault after which the page offers Retry, whatever the seed, and with that button hidden. */
const withoutRetry = ({ state, scenario }: RecoveryCase): RecoveryCase => ({
  state,
  faults: ['refused'],
  scenario: {
    ...scenario,
    arrange: async (user) => {
      await user.page.addInitScript(hideRetry)
      await scenario.arrange?.(user)
    },
  },
})

/** Runs in the page, before its first script. */
function hideRetry(): void {
  const hide = () => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent.trim() === 'Retry') button.style.display = 'none'
  }
  new MutationObserver(hide).observe(document, { childList: true, subtree: true })
}

function actsOf(seed: number, count: number) {
  const { asking, unknown } = statesOfCharts()
  const names = new Set(asking.map(({ name }) => name))
  const untold = asking.filter(
    ({ name }) => !Object.hasOwn(scenarios, name) && !Object.hasOwn(excluded, name),
  )
  const cases = asking.flatMap((state, index): readonly RecoveryCase[] => {
    const scenario = scenarios[state.name]
    return scenario ? [{ state, scenario, faults: faultsFor(seed, index, count) }] : []
  })
  return {
    cases,
    unknown: [...unknown, ...untold.map(({ name }) => name)],
    stale: [...Object.keys(scenarios), ...Object.keys(excluded)].filter((name) => !names.has(name)),
  }
}

/** So many faults for each state, so that every fault comes to as large a part of the states. */
function faultsFor(seed: number, index: number, count: number): readonly FaultName[] {
  const many = Math.min(count, FAULTS.length)
  const first = Math.floor(randomFrom(seed)() * FAULTS.length) + index
  const step = Math.floor(FAULTS.length / many)
  return Array.from({ length: many }, (_, at) => FAULTS[(first + at * step) % FAULTS.length] ?? 'refused')
}
