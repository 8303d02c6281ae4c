export interface CardFields {
  readonly number: string
  readonly name: string
  readonly month: string
  readonly year: string
  readonly cvv: string
  readonly deposit: number | null
}

/** The card holder as seen by the card form; see `src/app/effects/card-holder.ts`. */
export interface CardStore {
  readonly read: () => CardFields
  readonly change: (part: Partial<CardFields>) => void
  readonly subscribe: (listener: () => void) => () => void
}
