import type { DecidedBy } from '#server/platform/audit/record-decision.ts'
import type { ImportScope } from './plan.ts'

export interface ImportFile extends ImportScope {
  /** chosen by the caller: the same one again gets the same answer */
  readonly id: string
  readonly name: string
  readonly bytes: Buffer
  readonly by: DecidedBy
  readonly now: Date
}

export interface Application {
  /** of the dry run */
  readonly id: string
  readonly fingerprint: string
  /** the same one again gets the answer of the first */
  readonly requestId: string
  readonly skipsRefused: boolean
  readonly projectIds: readonly number[]
  readonly by: DecidedBy
  readonly now: Date
}

export interface UndoScope {
  /** the storefronts that it may change */
  readonly projectIds: readonly number[]
  readonly now: Date
}

export interface Undo extends UndoScope {
  /** of the import */
  readonly id: string
  /** the same one again gets the answer of the first */
  readonly requestId: string
  readonly by: DecidedBy
}
