import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { FaultSchedule } from './fault-schedule.ts'

/** What every shopper of the run shares. */
export interface LoadContext {
  readonly environment: TestEnvironment
  /** the shop behind the fault proxy */
  readonly proxyUrl: string
  readonly schedule: FaultSchedule
}
