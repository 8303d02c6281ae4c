import type { ReactNode } from 'react'
import type { Finding } from '#pyro/show/findings.ts'
import type { Editing } from './use-editing.ts'

/** What fills the editor besides its own parts. */
export interface EditorParts {
  readonly editing: Editing
  readonly sky: ReactNode
  /** dangers first */
  readonly findings: readonly Finding[]
  readonly buy: ReactNode
}
