import type { ShowCue, ShowDoc, ShowPosition, ShowSite } from '#contract/shows/show-doc.ts'

export type CueChanges = Partial<Omit<ShowCue, 'id'>>
export type PositionChanges = Partial<Omit<ShowPosition, 'id'>>

/** One change of a show, by ids, so that it can be undone after others. */
export type ShowEdit =
  /** without `index` at the end */
  | { readonly kind: 'cue.add'; readonly cue: ShowCue; readonly index?: number }
  /** `at_ms` null: into the tray; without `position` it stays where it is */
  | {
      readonly kind: 'cue.place'
      readonly id: string
      readonly at_ms: number | null
      readonly position?: string
    }
  | { readonly kind: 'cue.alter'; readonly id: string; readonly changes: CueChanges }
  | { readonly kind: 'cue.remove'; readonly id: string }
  | { readonly kind: 'position.add'; readonly position: ShowPosition; readonly index?: number }
  | { readonly kind: 'position.alter'; readonly id: string; readonly changes: PositionChanges }
  /** its cues move to the first of the other positions; the last position stays */
  | { readonly kind: 'position.remove'; readonly id: string }
  | { readonly kind: 'site.alter'; readonly changes: Partial<ShowSite> }
  | { readonly kind: 'show.rename'; readonly name: string }
  | { readonly kind: 'music.alter'; readonly music: ShowDoc['music'] }
  /** null: nothing known to be there */
  | { readonly kind: 'onHand.alter'; readonly products_id: number; readonly devices: number | null }
  /** one gesture */
  | { readonly kind: 'several'; readonly edits: readonly ShowEdit[] }

export type Edited = {
  /** the same object when nothing changed */
  readonly doc: ShowDoc
  /** brings back the document that was edited */
  readonly inverse: ShowEdit
}

const NOTHING: ShowEdit = { kind: 'several', edits: [] }

export const unchanged = (doc: ShowDoc): Edited => ({ doc, inverse: NOTHING })

/** The former values of what changed; null: nothing did. */
export function formerOf<T extends object>(before: T, after: T): Partial<T> | null {
  const former: Partial<T> = {}
  let isChanged = false
  for (const key in before) {
    if (before[key] === after[key]) continue
    former[key] = before[key]
    isChanged = true
  }
  return isChanged ? former : null
}
