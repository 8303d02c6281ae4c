import type { Browser } from '@playwright/test'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { goods } from '#e2e/goods.ts'
import { openFixture } from '#e2e/walks/fixture.ts'
import { FaultNetwork } from './fault-network.ts'
import type { FaultName } from './faults.ts'
import type { InvokingState } from './invoking-states.ts'
import { type CaseResult, runCase } from './run-case.ts'
import type { Entry, Scenario, TestUser } from './scenario.ts'

/** A state with the faults that are injected into it, each for a customer and a page of its own. */
export interface RecoveryCase {
  readonly state: InvokingState
  readonly scenario: Scenario & Entry
  readonly faults: readonly FaultName[]
}

const PRODUCTS = 13
/** milliseconds; what is not there by then ends the case, and not the proof */
const LONGEST_ACTION = 60_000

export function createCaseRunner(browser: Browser, { db, databaseUrl, url }: TestEnvironment) {
  const outbox = process.env['SHOP_OUTBOX'] ?? ''
  const gateway = createSandboxGateway({ databaseUrl, connections: 1 })
  const deploy = () => Promise.reject(new Error('nothing is deployed in this proof'))
  const shop = { url, outbox, gateway, deploy }
  const openUser = async (customer: string | null, index: number): Promise<TestUser> => {
    const network = await FaultNetwork.open(url, () => fixture.page)
    const fixture = await openFixture({ browser, shop, db, customer, baseURL: network.url })
    fixture.page.setDefaultTimeout(LONGEST_ACTION)
    const [product] = await goods(db, 1, { from: 7 + (index % PRODUCTS) })
    if (!product) throw new Error('a product is needed')
    return { ...fixture, network, product }
  }
  const run = async (
    { state, scenario, faults }: RecoveryCase,
    index: number,
  ): Promise<readonly CaseResult[]> => {
    const { customer = 'silver' } = scenario
    const results: CaseResult[] = []
    for (const fault of faults) {
      const user = await openUser(customer, index)
      const failed = (thrown: unknown): CaseResult => {
        const faults = [`could not be run: ${String(thrown)}`]
        return { state: state.name, fault, requests: 0, presses: 0, faults }
      }
      results.push(await runCase(state, scenario, user, fault).catch(failed))
      await user.network.endFault()
      await user.context.close()
      await user.network.close()
    }
    return results
  }
  return { run, close: () => gateway.close() }
}
