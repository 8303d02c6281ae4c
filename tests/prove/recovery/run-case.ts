import type { Locator } from '@playwright/test'
import { appears } from '#tests/prove/rig/appears.ts'
import type { FaultName } from './faults.ts'
import type { InvokingState } from './invoking-states.ts'
import type { Entry, PageAction, Scenario, TestUser } from './scenario.ts'

const MAX_ATTEMPTS = 10
const ATTEMPT_TIMEOUT = 10_000
const WAIT = 5_000
/** What a press brings, the happy end or a way that was not there, takes so long on a loaded machine. */
const RESULT_TIMEOUT = 30_000
/** What is still loading says so instead. */
const HEADING = 'h1, main [aria-busy="true"] output'
const RAW = /undefined|\[object|\bNaN\b|Internal Server Error|TypeError|SyntaxError|<\/?\w+>/

export interface CaseResult {
  readonly state: string
  readonly fault: FaultName
  readonly requests: number
  readonly presses: number
  /** violations; empty when the state recovers */
  readonly faults: readonly string[]
}

/** Injects the fault into the call of a state, reads the page for a minute, ends the fault and looks for a way on. */
export async function runCase(
  { name, asks }: InvokingState,
  scenario: Scenario & Entry,
  user: TestUser,
  fault: FaultName,
): Promise<CaseResult> {
  const { network } = user
  await scenario.arrange?.(user)
  network.startFault(fault, scenario.only ?? asks, scenario)
  await scenario.begin(user)
  const isMet = await network.waitForFault()
  await network.advanceMinute()
  const seen = await rawOn(user)
  const requests = Math.max(0, ...network.requestCounts.values())
  await network.endFault()
  const presses = isMet ? await recover(user, scenario, fault) : 0
  const after = await rawOn(user)
  return {
    state: name,
    fault,
    requests,
    presses: presses ?? MAX_ATTEMPTS,
    faults: [
      ...(isMet ? [] : ['its call was never made']),
      ...seen,
      ...after.map((text) => `afterwards ${text}`),
      ...(requests > MOST_REQUESTS ? [`${requests} requests within a minute`] : []),
      ...(presses === null ? [`no way on: ${await textOf(user)}`] : []),
      ...(presses !== null && presses > MOST_PRESSES ? [`${presses} presses`] : []),
    ],
  }
}

export const MOST_REQUESTS = 5
export const MOST_PRESSES = 2

async function recover(user: TestUser, scenario: Scenario, fault: FaultName): Promise<number | null> {
  const { page, network } = user
  const happy = fault === 'maintenance' ? openAgain(user).or(scenario.happy(user)) : scenario.happy(user)
  const ways = [...common(user), ...(scenario.actions?.(user) ?? [])]
  const any = ways.reduce((all, { at }) => all.or(at), happy)
  let presses = 0
  // with more the promise is broken anyway
  for (let turn = 0; turn < MAX_ATTEMPTS && presses <= MOST_PRESSES; turn++) {
    if (!(await appears(any, ATTEMPT_TIMEOUT))) await page.clock.runFor(WAIT)
    await network.settle()
    if (await isSeen(happy)) return presses
    const seen = await seenOf(ways)
    const [way] = seen
    if (!way) continue
    const isPressed = await (way.go ? way.go() : way.at.first().click({ timeout: ATTEMPT_TIMEOUT })).then(
      () => true,
      () => false,
    )
    if (isPressed) presses++
    const awaited = ways.filter((other) => !seen.includes(other)).reduce((all, { at }) => all.or(at), happy)
    await appears(awaited, RESULT_TIMEOUT)
  }
  return presses > MOST_PRESSES ? presses : null
}

/** After maintenance the shopper is where they were: on a page with the search, or at a step of checkout. */
const openAgain = ({ page }: TestUser): Locator =>
  page
    .locator('header')
    .getByRole('combobox')
    .or(page.getByRole('navigation', { name: 'Checkout steps' }))
    .first()

const free = ':not([aria-busy="true"]):not([aria-disabled="true"])'

const common = ({ page }: TestUser): readonly PageAction[] =>
  ['Reload the page', 'Retry', 'Check again', 'Reload'].map((name) => ({
    at: page.locator('main').getByRole('button', { name, exact: true }).and(page.locator(free)),
  }))

const isSeen = (place: Locator): Promise<boolean> => place.first().isVisible()

async function seenOf(ways: readonly PageAction[]): Promise<readonly PageAction[]> {
  const seen = await Promise.all(ways.map(({ at }) => isSeen(at)))
  return ways.filter((_, index) => seen[index])
}

/** Reads the page as soon as it has a heading: one that is being replaced has none for a moment. */
async function rawOn(user: TestUser): Promise<readonly string[]> {
  const hasHeading = await appears(user.page.locator(HEADING))
  const text = await textOf(user)
  const raw = RAW.exec(text)
  return [
    ...(raw ? [`shows "${text.slice(Math.max(0, raw.index - 40), raw.index + 60)}"`] : []),
    ...(hasHeading ? [] : [`has no heading: "${text.slice(0, 80)}"`]),
  ]
}

const textOf = async ({ page }: TestUser): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
