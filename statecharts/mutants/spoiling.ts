import type { Part } from '#statecharts/mutants/config.ts'

/** One way to spoil a state: what it is called, and what it does to a copy of the state's configuration. */
export interface Spoiling {
  readonly operator: Operator
  /** What is spoilt, within its state. */
  readonly what: string
  /** Of the list of candidates that is spoilt, if it is one. */
  readonly descriptor?: string
  readonly spoil: (state: Part) => void
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
