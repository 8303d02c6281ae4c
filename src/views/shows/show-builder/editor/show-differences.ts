import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { mergeShows, type ShowConflict } from '#pyro/show/merge-shows.ts'
import { clockText, positionName } from '#src/views/shows/show-builder/show-texts.ts'

/** A value that both versions have changed. */
export interface ShowDifference {
  readonly key: string
  readonly what: string
  readonly mine: string
  readonly theirs: string
}

const FIELDS: Readonly<Record<string, string>> = {
  at_ms: 'time',
  count: 'devices',
  position: 'position',
  spacing_ms: 'time between devices',
  angle_deg: 'angle',
  lead_ms: 'lead time',
  note: 'note',
  products_id: 'product',
  name: 'name',
  x_ft: 'place',
  crowd_ft: 'distance to spectators',
  firing: 'lit',
  noise: 'noise',
  music: 'music',
  seed: 'variation of the picture',
}

/** What only the customer can decide: each value that both have changed in two ways. */
export function showDifferences(
  base: ShowDoc,
  mine: ShowDoc,
  theirs: ShowDoc,
  nameOf: (productsId: number) => string,
): readonly ShowDifference[] {
  const merged = mergeShows(base, mine, theirs)
  if (merged.kind === 'merged') return []
  const docs = [mine, theirs, base]
  return merged.fields.map((conflict) => ({
    key: `${conflict.of} ${conflict.id} ${conflict.field}`,
    what: [subjectOf(conflict, docs, nameOf), FIELDS[conflict.field]].filter(Boolean).join(', '),
    mine: valueText(conflict, conflict.mine, mine),
    theirs: valueText(conflict, conflict.theirs, theirs),
  }))
}

function subjectOf(
  { of, id }: ShowConflict,
  docs: readonly ShowDoc[],
  nameOf: (productsId: number) => string,
): string {
  switch (of) {
    case 'cue': {
      const cue = docs.flatMap(({ cues }) => cues).find((each) => each.id === id)
      return cue === undefined ? 'Cue' : nameOf(cue.products_id)
    }
    case 'position':
      return positionName(
        docs.flatMap(({ positions }) => positions),
        id,
      )
    case 'onHand':
      return `On hand, ${nameOf(Number(id))}`
    case 'site':
      return 'Site'
    case 'show':
      return 'Show'
    default:
      return of satisfies never
  }
}

function valueText({ field }: ShowConflict, value: unknown, doc: ShowDoc): string {
  if (field === '') return value === null ? 'removed' : 'changed'
  if (field === 'position') return positionName(doc.positions, String(value))
  if (value === null) return field === 'at_ms' ? 'in the tray' : 'none'
  if (field.endsWith('_ms')) return clockText(Number(value))
  if (typeof value === 'string') return value === '' ? 'empty' : value
  return typeof value === 'number' ? String(value) : 'changed'
}
