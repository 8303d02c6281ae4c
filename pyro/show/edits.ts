import { SHOW_LIMITS, type ShowDoc, type ShowSite } from '#contract/shows/show-doc.ts'
import { addCue, alterCue, removeCue } from './cue-edits.ts'
import { fitMusic, fitName, fitOnHand, fitSite } from './fit.ts'
import { addPosition, alterPosition, removePosition } from './position-edits.ts'
import { type Edited, formerOf, type ShowEdit, unchanged } from './show-edit.ts'

export type { CueChanges, Edited, PositionChanges, ShowEdit } from './show-edit.ts'

/** Edits a show. Values are brought within the limits of `ShowDoc`; what does not apply changes nothing. */
export function applyEdit(doc: ShowDoc, edit: ShowEdit): Edited {
  switch (edit.kind) {
    case 'cue.add':
      return addCue(doc, edit.cue, edit.index)
    case 'cue.place':
      return alterCue(doc, edit.id, {
        at_ms: edit.at_ms,
        ...(edit.position !== undefined && { position: edit.position }),
      })
    case 'cue.alter':
      return alterCue(doc, edit.id, edit.changes)
    case 'cue.remove':
      return removeCue(doc, edit.id)
    case 'position.add':
      return addPosition(doc, edit.position, edit.index)
    case 'position.alter':
      return alterPosition(doc, edit.id, edit.changes)
    case 'position.remove':
      return removePosition(doc, edit.id)
    case 'site.alter':
      return alterSite(doc, edit.changes)
    case 'show.rename':
      return rename(doc, edit.name)
    case 'music.alter':
      return alterMusic(doc, edit.music)
    case 'onHand.alter':
      return alterOnHand(doc, edit.products_id, edit.devices)
    case 'several':
      return applyAll(doc, edit.edits)
    default:
      return edit satisfies never
  }
}

function applyAll(doc: ShowDoc, edits: readonly ShowEdit[]): Edited {
  const inverses: ShowEdit[] = []
  let edited = doc
  for (const edit of edits) {
    const step = applyEdit(edited, edit)
    if (step.doc !== edited) inverses.push(step.inverse)
    edited = step.doc
  }
  return { doc: edited, inverse: { kind: 'several', edits: inverses.toReversed() } }
}

function alterSite(doc: ShowDoc, changes: Partial<ShowSite>): Edited {
  const site = fitSite({ ...doc.site, ...changes })
  const former = formerOf(doc.site, site)
  if (former === null) return unchanged(doc)
  return { doc: { ...doc, site }, inverse: { kind: 'site.alter', changes: former } }
}

function rename(doc: ShowDoc, name: string): Edited {
  const fitted = fitName(name)
  if (fitted === '' || fitted === doc.name) return unchanged(doc)
  return { doc: { ...doc, name: fitted }, inverse: { kind: 'show.rename', name: doc.name } }
}

function alterMusic(doc: ShowDoc, music: ShowDoc['music']): Edited {
  if (music === doc.music) return unchanged(doc)
  return { doc: { ...doc, music: fitMusic(music) }, inverse: { kind: 'music.alter', music: doc.music } }
}

function alterOnHand(doc: ShowDoc, products_id: number, devices: number | null): Edited {
  const { [products_id]: former = null, ...others } = doc.on_hand
  const isFull = former === null && Object.keys(others).length >= SHOW_LIMITS.products
  if (former === devices || isFull) return unchanged(doc)
  const on_hand = devices === null ? others : { ...others, [products_id]: fitOnHand(devices) }
  return { doc: { ...doc, on_hand }, inverse: { kind: 'onHand.alter', products_id, devices: former } }
}
