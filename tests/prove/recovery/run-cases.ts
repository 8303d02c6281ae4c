import type { Browser } from 'playwright'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { goods } from '#e2e/goods.ts'
import { driversOf } from '#e2e/pages/drivers.ts'
import { BrowserFixture } from './browser-fixture.ts'
import type { FaultName } from './faults.ts'
import type { InvokingState } from './invoking-states.ts'
import { type CaseResult, runCase } from './run-case.ts'
import type { Scenario } from './scenario.ts'

/** A state with the faults that are injected into it, one after the other. */
export interface RecoveryCase {
  readonly state: InvokingState
  readonly scenario: Scenario
  readonly faults: readonly FaultName[]
}

const PRODUCTS = 13

/** Runs cases in browser fixtures that are used again while they are whole, so that scripts are fetched once each. */
export function createCaseRunner(browser: Browser, environment: TestEnvironment) {
  const free: BrowserFixture[] = []
  return async ({ state, scenario, faults }: RecoveryCase, index: number): Promise<readonly CaseResult[]> => {
    const fixture = free.pop() ?? (await BrowserFixture.open(browser, environment))
    const email = await makeCustomer(environment.db)
    const shopper = new Shopper(environment.url)
    await fixture.reset(await shopper.logIn(email))
    const [product] = await goods(environment.db, 1, { from: 7 + (index % PRODUCTS) })
    if (!product) throw new Error('a product is needed')
    const results: CaseResult[] = []
    for (const [round, fault] of faults.entries()) {
      const user = { fixture, email, shopper, product, round, ...driversOf(fixture.page) }
      const result = runCase(state, scenario, user, fault).catch((thrown: unknown) => {
        const faults = [`could not be run: ${String(thrown)}`]
        return { state: state.name, fault, requests: 0, presses: 0, faults }
      })
      results.push(await result)
      await fixture.endFault()
    }
    if (results.every((result) => result.faults.length === 0)) free.push(fixture)
    else await fixture.close()
    return results
  }
}
