import type { ConfigPart } from '#statecharts/mutants/config.ts'

/** One mutation of a state: an operator, and the change to a copy of the state's configuration. */
export interface Mutation {
  readonly operator: Operator
  /** The mutated part, within its state. */
  readonly what: string
  /** Descriptor of the mutated candidate list; undefined for any other part. */
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
