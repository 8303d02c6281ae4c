/** How a chart is used, drawn over its picture. */
export interface Overlay {
  /** The line of these transitions; null: it is hidden. */
  readonly lineOf: (transitions: readonly string[]) => OverlayLine | null
  /** beside the text of a transition, by its id */
  readonly notes: ReadonlyMap<string, Note>
  /** ids of transitions that are hidden; their lines of text are faint where their line has others */
  readonly hidden: ReadonlySet<string>
  /** Below states, by their ids: of each of the drawn ones with all that it hides. */
  readonly stubsIn: (drawn: ReadonlySet<string>) => ReadonlyMap<string, Stub>
}

export interface OverlayLine {
  /** in pixels */
  readonly width: number
  readonly isUsed: boolean
}

export interface Note {
  /** such as `62 %` */
  readonly share: string
  /** such as `3–10 s`; '' where nothing was waited for */
  readonly wait: string
  /** both in a sentence */
  readonly about: string
}

/** What leaves the chart at a state without a transition. */
export interface Stub {
  readonly text: string
  readonly width: number
  readonly about: string
}
