import { failureOf } from '#contract/platform/failure.ts'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { applyEdit, type ShowEdit } from '#pyro/show/edits.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import type {
  KeptShow,
  PendingSave,
  SentShow,
  ShowEditEvent,
  ShowEditorContext,
  ShowGoods,
  ShowRefusal,
  TheirShow,
} from './show-editor.types.ts'

/** The edit that an event asks for. */
export function editOf(event: ShowEditEvent): ShowEdit {
  switch (event.type) {
    case 'cue.add':
      return { kind: 'cue.add', cue: event.cue }
    case 'cues.import':
      return { kind: 'several', edits: event.cues.map((cue) => ({ kind: 'cue.add', cue })) }
    case 'show.revise':
      return { kind: 'several', edits: event.edits }
    case 'drag.drop':
      return event.edit
    default: {
      const { type, ...edit } = event
      // the other events are named and filled as their edits
      return { kind: type, ...edit } as ShowEdit
    }
  }
}

/** Products that come with the cues of an event. */
export function productsOf(event: ShowEditEvent): readonly ShowProduct[] {
  if (event.type === 'cues.import') return event.products ?? []
  return event.type === 'cue.add' && event.product ? [event.product] : []
}

type History = Pick<KeptShow, 'doc' | 'past' | 'future'>

export function edited({ doc, past, undoLimit }: ShowEditorContext, edit: ShowEdit): History {
  const { doc: next, inverse } = applyEdit(doc, edit)
  return { doc: next, past: [...past, inverse].slice(-undoLimit), future: [] }
}

export function undone({ doc, past, future }: History): History {
  const [edit, ...rest] = past.toReversed()
  if (edit === undefined) return { doc, past, future }
  const { doc: next, inverse } = applyEdit(doc, edit)
  return { doc: next, past: rest.toReversed(), future: [...future, inverse] }
}

export function redone({ doc, past, future }: History): History {
  const { doc: next, past: left, future: done } = undone({ doc, past: future, future: past })
  return { doc: next, past: done, future: left }
}

/** What is asked for becomes known, also that the shop does not know it any more. */
export function goodsWith(
  goods: ShowGoods,
  products: readonly ShowProduct[],
  asked: readonly number[] = [],
): ShowGoods {
  return {
    ...goods,
    ...Object.fromEntries(asked.map((id) => [id, null])),
    ...Object.fromEntries(products.map((product) => [product.products_id, product])),
  }
}

export const goodsIn = ({ cues, on_hand }: ShowDoc): readonly number[] => [
  ...new Set([...cues.map(({ products_id }) => products_id), ...Object.keys(on_hand).map(Number)]),
]

export const keptOf = ({
  id,
  doc,
  base,
  base_revision,
  pending,
  isAhead,
  past,
  future,
}: ShowEditorContext): KeptShow => ({ id, doc, base, base_revision, pending, isAhead, past, future })

type Keepable = Pick<KeptShow, 'isAhead' | 'pending'> & Pick<ShowEditorContext, 'account'>

/** Whether a new save is made of the document when it is written to the device. */
export const isToSend = ({ account, isAhead, pending }: Keepable): boolean =>
  account === 'used' && isAhead && pending === null

/** The save that is in flight or comes next: first the one whose answer is not known. */
export const pendingOf = (show: Keepable, fresh: PendingSave): PendingSave | null =>
  isToSend(show) ? fresh : show.pending

export const revisionIn = (sent: SentShow): number | null => (sent.kind === 'saved' ? sent.revision : null)

export const theirsIn = (sent: SentShow): TheirShow | null => (sent.kind === 'conflict' ? sent.theirs : null)

export const refusalIn = (sent: SentShow): ShowRefusal | null =>
  sent.kind === 'refused' ? sent.refusal : null

export function mergedIn(
  merged: { readonly kind: 'merged'; readonly doc: ShowDoc } | { readonly kind: 'conflict' },
): ShowDoc {
  if (merged.kind === 'conflict') throw new Error('nothing was merged')
  return merged.doc
}

/** What the server said that sending again will not change; null: it may. */
export function showRefusalOf(thrown: unknown): ShowRefusal | null {
  const failure = failureOf(thrown)
  if (failure.kind !== 'status') return null
  if (failure.status === 413) return 'tooLarge'
  return failure.status === 400 || failure.status === 422 ? 'invalid' : null
}

/** The server knows no shows. */
export function isUnknownCall(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && failure.status === 404
}
