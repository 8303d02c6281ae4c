import type { ShowRow } from './show-row.ts'

export interface ShelvedShow {
  readonly row: ShowRow
  /** a later format wrote it */
  readonly isNewer: boolean
}

/** The shows of this device. No method throws: what cannot be kept is in the memory of the page. */
export interface ShowShelf {
  readonly all: () => Promise<readonly ShelvedShow[]>
  readonly find: (id: string) => Promise<ShelvedShow | null>
  /** All of them or none, begun before it returns; false: they are in the memory of this page only. */
  readonly put: (...rows: readonly ShowRow[]) => Promise<boolean>
  /** Changes what is kept at this moment, whatever other tabs write; null: it is none of these, or nothing changes. */
  readonly alter: (id: string, change: (row: ShowRow) => ShowRow | null) => Promise<ShowRow | null>
  readonly remove: (id: string) => Promise<void>
}
