import { SHOW_LIMITS, type ShowCue, type ShowDoc } from '#contract/shows/show-doc.ts'
import { fitCue } from './fit.ts'
import { type CueChanges, type Edited, formerOf, unchanged } from './show-edit.ts'

export function addCue(doc: ShowDoc, cue: ShowCue, index = doc.cues.length): Edited {
  const isFull = doc.cues.length >= SHOW_LIMITS.cues
  if (isFull || !hasRoomFor(doc, cue.products_id) || doc.cues.some(({ id }) => id === cue.id))
    return unchanged(doc)
  const cues = doc.cues.toSpliced(index, 0, fitCue(cue, doc.positions))
  return { doc: { ...doc, cues }, inverse: { kind: 'cue.remove', id: cue.id } }
}

export function alterCue(doc: ShowDoc, id: string, changes: CueChanges): Edited {
  const index = doc.cues.findIndex((cue) => cue.id === id)
  const cue = doc.cues[index]
  if (cue === undefined) return unchanged(doc)
  if (!hasRoomFor(doc, changes.products_id ?? cue.products_id)) return unchanged(doc)
  const altered = fitCue({ ...cue, ...changes, id }, doc.positions)
  const former = formerOf(cue, altered)
  if (former === null) return unchanged(doc)
  return {
    doc: { ...doc, cues: doc.cues.with(index, altered) },
    inverse: { kind: 'cue.alter', id, changes: former },
  }
}

export function removeCue(doc: ShowDoc, id: string): Edited {
  const index = doc.cues.findIndex((cue) => cue.id === id)
  const cue = doc.cues[index]
  if (cue === undefined) return unchanged(doc)
  return { doc: { ...doc, cues: doc.cues.toSpliced(index, 1) }, inverse: { kind: 'cue.add', cue, index } }
}

/** Whether the show has the product, or has room for one more. */
function hasRoomFor({ cues }: ShowDoc, product: number): boolean {
  const products = new Set(cues.map(({ products_id }) => products_id))
  return products.has(product) || products.size < SHOW_LIMITS.products
}
