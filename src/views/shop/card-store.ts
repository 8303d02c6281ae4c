export interface CardFields {
  readonly number: string
  readonly name: string
  readonly month: string
  readonly year: string
  readonly cvv: string
  readonly deposit: number | null
}

/** The holder of the card as its form sees it; the card is in no machine and no storage. */
export interface CardStore {
  readonly read: () => CardFields
  readonly change: (part: Partial<CardFields>) => void
  readonly subscribe: (listener: () => void) => () => void
}
