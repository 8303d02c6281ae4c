import type { ConfigPart } from '#statecharts/mutants/config.ts'

/** One way to apply a state: what it is called, and what it does to a copy of the state's configuration. */
export interface Mutation {
  readonly operator: Operator
  /** What is spoilt, within its state. */
  readonly what: string
  /** Of the list of candidates that is spoilt, if it is one. */
  readonly descriptor?: string
  readonly apply: (state: ConfigPart) => void
}

export type Operator =
  | 'drop transition'
  | 'drop way out'
  | 'drop target'
  | 'retarget'
  | 'negate guard'
  | 'drop guard'
  | 'drop action'
  | 'swap candidates'
  | 'drop reenter'
  | 'swap delay'
  | 'drop invoke'
  | 'drop input'
  | 'drop output'
  | 'begin elsewhere'
