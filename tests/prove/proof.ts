import type { GatewayKind } from './rig/gateway-process.ts'

/** The counters of a proof; printed on its last line. */
export type Figures = Readonly<Record<string, number>>

export interface Trial {
  /** seeds every random choice of the run */
  readonly seed: number
  /** number of cases: carts, sequences, bodies */
  readonly count: number
  /** the negative control: run against the deliberately broken variant, which the proof must catch */
  readonly broken: boolean
  /** that charges cards, in the proofs that can have another than the sandbox */
  readonly gateway: GatewayKind
  /** a part of the names of the cases that are run; empty: all */
  readonly only: string
  /** progress, one line */
  readonly say: (line: string) => void
}

export interface Proof {
  /** the rule with the IDs that it proves */
  readonly rule: string
  readonly counts: {
    readonly test: number
    readonly long: number
    /** enough for the broken variant to be caught */
    readonly control: number
  }
  /** the figures that the negative control must break, all of them; default: any */
  readonly controlBreaks?: readonly string[]
  /** its cases have names, so that some of them can be run */
  readonly hasNames?: boolean
  run(trial: Trial): Promise<Figures>
  /** The violations in the figures; empty when the promise holds. */
  judge(figures: Figures): readonly string[]
}

/** @param required figures that must all be among the violations */
export const isBroken = (violations: readonly string[], required: readonly string[] = []): boolean =>
  violations.length > 0 && required.every((name) => violations.some((line) => line.startsWith(`${name} `)))

/** Violations: figures above their limit. */
export function above(figures: Figures, limits: Figures): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const figure = figures[name]
    if (figure === undefined) return [`${name} was not counted`]
    return figure > limit ? [`${name} is ${figure}, at most ${limit} is promised`] : []
  })
}

/** Violations: figures below what a run needs to be meaningful. */
export function below(figures: Figures, floors: Figures): string[] {
  return Object.entries(floors).flatMap(([name, floor]) => {
    const figure = figures[name]
    if (figure === undefined) return [`${name} was not counted`]
    return figure < floor ? [`${name} is ${figure}, at least ${floor} is needed`] : []
  })
}
