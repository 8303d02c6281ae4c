import type { PromiseActorLogic } from 'xstate'

/** A sheet about the products of an order, cart or price level, which may be too large to wait for. */
export interface SheetSource {
  readonly source: 'order' | 'cart' | 'level'
  readonly kind: string
  readonly id: number
  readonly customerId: number
  /** of different products */
  readonly count: number
}

export interface WantedDocument {
  /** the path below the origin, with `project_id` */
  readonly href: string
  /** null for a document that no job makes */
  readonly sheet: SheetSource | null
  /** more products than are waited for */
  readonly exceedsBoth: boolean
}

export interface DocumentJobContext {
  /** the latest document that was asked for; null: none, or it was opened, declined, or is being made by a job */
  readonly wanted: WantedDocument | null
  /** why it was refused */
  readonly errors: readonly string[]
}

export type DocumentJobEvent =
  | { readonly type: 'document.wanted'; readonly document: WantedDocument }
  | { readonly type: 'batch.confirmed' }
  | { readonly type: 'batch.declined' }

export type DocumentJobEmitted =
  /** to the shell: navigates to the file */
  | { readonly type: 'document.ready'; readonly href: string }
  | { readonly type: 'notice.batchCreated' }
  | { readonly type: 'notice.batchFailed' }

/** `pending`: a request is under way; `confirming`: the dialog is open; the others: what the row of the document says. */
export type DocumentJobTag = 'pending' | 'confirming' | 'refused' | 'unreachable'

export type Preparation =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly errors: readonly string[] }

/** Has the document made and cached; rejects when no answer comes. */
export type PrepareDocumentLogic = PromiseActorLogic<Preparation, { readonly href: string }>
/** Resolves with whether the job exists. */
export type CreateBatchLogic = PromiseActorLogic<
  { readonly success: boolean },
  { readonly sheet: SheetSource }
>
