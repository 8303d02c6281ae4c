import type { Browser } from 'playwright'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { goods } from '#e2e/goods.ts'
import { driversOf } from '#e2e/pages/drivers.ts'
import type { FaultName } from './faults.ts'
import type { InvokingState } from './invoking-states.ts'
import { runCase, type CaseResult } from './run-case.ts'
import type { Scenario, TestUser } from './scenario.ts'
import { BrowserFixture } from './browser-fixture.ts'

/** A state with the faults that are injected into it, one after the other. */
export interface RecoveryCase {
  readonly state: InvokingState
  readonly scenario: Scenario
  readonly faults: readonly FaultName[]
}

/** Free browser fixtures; opens one when none is free, so that scripts are fetched once each. */
export class FixturePool {
  readonly environment: TestEnvironment
  private readonly browser: Browser
  private readonly free: BrowserFixture[] = []

  constructor(browser: Browser, environment: TestEnvironment) {
    this.browser = browser
    this.environment = environment
  }

  acquire = async (): Promise<BrowserFixture> =>
    this.free.pop() ?? BrowserFixture.open(this.browser, this.environment)

  async release(fixture: BrowserFixture, isWhole: boolean): Promise<void> {
    if (isWhole) this.free.push(fixture)
    else await fixture.close()
  }
}

const PRODUCTS = 13

export async function runRecoveryCase(
  pool: FixturePool,
  recoveryCase: RecoveryCase,
  index: number,
): Promise<readonly CaseResult[]> {
  const { db, url } = pool.environment
  const fixture = await pool.acquire()
  const email = await makeCustomer(db)
  const shopper = new Shopper(url)
  const session = await shopper.logIn(email)
  const [product] = await goods(db, 1, { from: 7 + (index % PRODUCTS) })
  if (!product) throw new Error('a product is needed')
  await fixture.reset(session)
  const results: CaseResult[] = []
  for (const [round, fault] of recoveryCase.faults.entries()) {
    const user = { fixture, email, shopper, product, round, ...driversOf(fixture.page) }
    results.push(await tried(recoveryCase, user, fault))
    await fixture.endFault()
  }
  const isWhole = results.every(({ faults }) => faults.length === 0)
  await pool.release(fixture, isWhole)
  return results
}

async function tried(
  { state, scenario }: RecoveryCase,
  user: TestUser,
  fault: FaultName,
): Promise<CaseResult> {
  try {
    return await runCase(state, scenario, user, fault)
  } catch (thrown) {
    const faults = [`could not be run: ${String(thrown)}`]
    return { state: state.name, fault, requests: 0, presses: 0, faults }
  }
}
