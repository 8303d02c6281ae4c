import { counted } from '#contract/platform/format-count.ts'
import type { ShowCue, ShowDoc } from '#contract/shows/show-doc.ts'
import { applyEdit, type ShowEdit } from '#pyro/show/edits.ts'
import { cueLabel } from './cue-announcement.ts'
import { type CueView, cueViews } from './cue-views.ts'
import type { ShownShow } from './show-editing.types.ts'
import { angleText, placeText, positionName, spokenTime } from './show-texts.ts'

/** What an edit does, as one sentence for screen readers and for the notice with Undo. */
export function describeEdit(shown: ShownShow, edit: ShowEdit): string {
  const { doc } = shown
  switch (edit.kind) {
    case 'cue.add':
      return `Added ${labelAfter(shown, edit, edit.cue.id)}`
    case 'cue.place':
    case 'cue.alter':
      return describeCue(shown, edit, edit.id)
    case 'cue.remove':
      return `Removed ${labelIn(shown, doc, edit.id)}`
    case 'position.add':
      return `Added the position ${edit.position.name}`
    case 'position.alter':
      return describePosition(doc, edit)
    case 'position.remove':
      return `Removed the position ${positionName(doc.positions, edit.id)}`
    case 'site.alter':
      return 'Changed the site'
    case 'show.rename':
      return `Renamed the show to ${edit.name}`
    case 'music.alter':
      return describeMusic(doc, edit.music)
    case 'onHand.alter':
      return `${counted(edit.devices ?? 0, 'device')} of ${nameIn(shown, edit.products_id)} on hand`
    case 'several':
      return describeAll(shown, edit.edits)
    default:
      return edit satisfies never
  }
}

function describeMusic({ music }: ShowDoc, next: ShowDoc['music']): string {
  if (next === null) return 'Removed the music'
  if (music?.name !== next.name) return `Music ${next.name}`
  return `Music begins at ${spokenTime(next.offset_ms)}`
}

const nameIn = ({ products }: ShownShow, products_id: number): string =>
  products.get(products_id)?.products_name ?? 'a product'

function describeAll(shown: ShownShow, edits: readonly ShowEdit[]): string {
  const [first] = edits
  if (first === undefined) return 'Nothing changed'
  if (edits.length === 1) return describeEdit(shown, first)
  const added = edits.filter(({ kind }) => kind === 'cue.add').length
  const removed = edits.filter(({ kind }) => kind === 'cue.remove').length
  if (added === edits.length) return `Added ${counted(added, 'cue')}`
  if (removed === edits.length) return `Removed ${counted(removed, 'cue')}`
  return first.kind.startsWith('position')
    ? describeEdit(shown, first)
    : `Changed ${counted(edits.length, 'cue')}`
}

/** The details that the label of a cue does not contain. */
function describeCue(shown: ShownShow, edit: ShowEdit & { readonly id: string }, id: string): string {
  const before = shown.doc.cues.find((cue) => cue.id === id)
  const after = applyEdit(shown.doc, edit).doc.cues.find((cue) => cue.id === id)
  const label = labelAfter(shown, edit, id)
  if (before === undefined || after === undefined) return label
  const details = [
    before.angle_deg === after.angle_deg ? null : `angle ${angleText(after.angle_deg)}`,
    before.spacing_ms === after.spacing_ms ? null : `${spokenTime(after.spacing_ms)} between devices`,
    before.lead_ms === after.lead_ms ? null : leadText(after),
    before.note === after.note ? null : 'note changed',
  ]
  return [label, ...details.filter((detail) => detail !== null)].join(', ')
}

const leadText = ({ lead_ms }: ShowCue): string =>
  lead_ms === null ? 'lead time estimated' : `lead time ${spokenTime(lead_ms)}`

function describePosition(
  { positions }: ShowDoc,
  { id, changes }: Extract<ShowEdit, { kind: 'position.alter' }>,
): string {
  const details = [
    changes.name === undefined ? null : `renamed to ${changes.name}`,
    changes.x_ft === undefined ? null : placeText(changes.x_ft),
    changes.angle_deg === undefined ? null : angleText(changes.angle_deg),
  ]
  return `Position ${positionName(positions, id)}: ${details.filter((detail) => detail !== null).join(', ')}`
}

const labelAfter = (shown: ShownShow, edit: ShowEdit, id: string): string =>
  labelIn(shown, applyEdit(shown.doc, edit).doc, id)

function labelIn(shown: ShownShow, doc: ShowDoc, id: string): string {
  const view = viewsWithoutSpans({ ...shown, doc }).find(({ cue }) => cue.id === id)
  return view === undefined ? 'the cue' : cueLabel(view, doc.positions)
}

const viewsWithoutSpans = (shown: ShownShow): readonly CueView[] => cueViews(shown, () => null)
