/** What a proof counted; printed on its last line. */
export type Figures = Readonly<Record<string, number>>

export interface Trial {
  /** every choice of the run follows from it */
  readonly seed: number
  /** how many carts, sequences, bodies …: what the proof counts in */
  readonly count: number
  /** the negative control: run against the deliberately broken variant, which the proof must catch */
  readonly broken: boolean
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
  run(trial: Trial): Promise<Figures>
  /** What in the figures breaks the promise, in words; empty when it holds. */
  judge(figures: Figures): readonly string[]
}

/** The figures that are above their limit, as `judge` tells them. */
export function above(figures: Figures, limits: Figures): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const figure = figures[name]
    if (figure === undefined) return [`${name} was not counted`]
    return figure > limit ? [`${name} is ${figure}, at most ${limit} is promised`] : []
  })
}

/** The figures that are below what a run must reach to say anything. */
export function below(figures: Figures, floors: Figures): string[] {
  return Object.entries(floors).flatMap(([name, floor]) => {
    const figure = figures[name]
    if (figure === undefined) return [`${name} was not counted`]
    return figure < floor ? [`${name} is ${figure}, at least ${floor} is needed`] : []
  })
}
