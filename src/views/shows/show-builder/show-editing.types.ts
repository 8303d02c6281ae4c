import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { showEditorMachine } from '#machines/shows/show-editor/show-editor.machine.ts'
import type { ShowEdit } from '#pyro/show/edits.ts'
import type { ShowProducts } from '#pyro/show/show-product.ts'

export type ShowEditorActor = ActorRefFrom<typeof showEditorMachine>
export type ShowEditorSnapshot = SnapshotFrom<typeof showEditorMachine>

/** Whether the products of the show are known; `away`: they could not be read. */
export type Goods = 'reading' | 'known' | 'away'

/** What the parts of the editor show. */
export interface ShownShow {
  readonly doc: ShowDoc
  readonly products: ShowProducts
  readonly goods: Goods
  /** why nothing can be changed; null: it can */
  readonly readOnly: string | null
}

/** Changes the show and says so to screen readers; one call is one step of undo. */
export type EditShow = (edit: ShowEdit) => void

/** The time of the picture, which is read by whoever shows it: a frame renders nothing. */
export interface Playhead {
  readonly read: () => number
  readonly isPlaying: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  readonly seek: (at_ms: number) => void
  readonly toggle: () => void
}
