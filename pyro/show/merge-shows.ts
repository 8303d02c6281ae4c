import { SHOW_LIMITS, type ShowCue, type ShowDoc, type ShowPosition } from '#contract/shows/show-doc.ts'
import { isSame } from './is-same.ts'

/** What both sides changed, each in another way. */
export type ShowConflict = {
  readonly of: 'cue' | 'position' | 'site' | 'show' | 'onHand'
  /** of the cue, the position or the product; empty for the site and the show */
  readonly id: string
  /** empty: one side removed what the other altered, or there are too many rows */
  readonly field: string
  /** null: removed */
  readonly mine: unknown
  readonly theirs: unknown
}
export type MergedShow =
  | { readonly kind: 'merged'; readonly doc: ShowDoc }
  /** `doc` has mine wherever both differ */
  | { readonly kind: 'conflict'; readonly fields: readonly ShowConflict[]; readonly doc: ShowDoc }

/** Merges two changed copies of a show, by cue and field; only what both changed in two ways is a conflict. */
export function mergeShows(base: ShowDoc, mine: ShowDoc, theirs: ShowDoc): MergedShow {
  const fields: ShowConflict[] = []
  const note = (conflict: ShowConflict) => fields.push(conflict)
  const cues = mergeRows('cue', base.cues, mine.cues, theirs.cues, note)
  const positions = mergeRows('position', base.positions, mine.positions, theirs.positions, note)
  const kept = withNamed(positions, cues, [mine, theirs, base])
  const doc: ShowDoc = {
    ...mergeFields('show', '', base, mine, theirs, note),
    site: mergeFields('site', '', base.site, mine.site, theirs.site, note),
    positions: kept.slice(0, SHOW_LIMITS.positions),
    cues: cues.slice(0, SHOW_LIMITS.cues),
    on_hand: mergeOnHand(base.on_hand, mine.on_hand, theirs.on_hand, note),
  }
  const isTooMuch = cues.length > SHOW_LIMITS.cues || kept.length > SHOW_LIMITS.positions
  if (isTooMuch) return { kind: 'conflict', fields: [...fields, tooMany], doc: mine }
  return fields.length > 0 ? { kind: 'conflict', fields, doc } : { kind: 'merged', doc }
}

const tooMany: ShowConflict = { of: 'show', id: '', field: '', mine: null, theirs: null }

type Note = (conflict: ShowConflict) => void
type Row = ShowCue | ShowPosition

function mergeRows<T extends Row>(
  of: 'cue' | 'position',
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  note: Note,
): T[] {
  const [before, own, other] = [base, mine, theirs].map((rows) => new Map(rows.map((row) => [row.id, row])))
  return orderOf(base, mine, theirs).flatMap((id) => {
    const row = mergeRow(of, id, before?.get(id), own?.get(id), other?.get(id), note)
    return row === undefined ? [] : [row]
  })
}

function mergeRow<T extends Row>(
  of: 'cue' | 'position',
  id: string,
  base: T | undefined,
  mine: T | undefined,
  theirs: T | undefined,
  note: Note,
): T | undefined {
  if (mine !== undefined && theirs !== undefined) return mergeFields(of, id, base ?? {}, mine, theirs, note)
  const left = mine ?? theirs
  if (base === undefined || left === undefined || isSame(left, base))
    return base === undefined ? left : undefined
  note({ of, id, field: '', mine: mine ?? null, theirs: theirs ?? null })
  return mine
}

/** Ids in the order of the side that changed the order, else of theirs; added ones of the other side at the end. */
function orderOf(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): readonly string[] {
  const [before, own, other] = [base, mine, theirs].map((rows) => rows.map(({ id }) => id))
  const lead = isSame(other, before) ? [own, other] : [other, own]
  return [...new Set([...lead.flat(), ...(before ?? [])].filter((id) => id !== undefined))]
}

function mergeFields<T extends object>(
  of: ShowConflict['of'],
  id: string,
  base: Partial<T>,
  mine: T,
  theirs: T,
  note: Note,
): T {
  const merged: T = { ...mine }
  for (const key in theirs) {
    if (isSame(mine[key], theirs[key]) || isSame(theirs[key], base[key])) continue
    if (isSame(mine[key], base[key])) merged[key] = theirs[key]
    else if (!parts.has(key)) note({ of, id, field: key, mine: mine[key], theirs: theirs[key] })
  }
  return merged
}

/** Fields of a show that are merged by themselves. */
const parts: ReadonlySet<string> = new Set(['cues', 'positions', 'site', 'on_hand'])

/** A position that a cue names stays, whoever removed it. */
function withNamed(
  positions: readonly ShowPosition[],
  cues: readonly ShowCue[],
  docs: readonly ShowDoc[],
): readonly ShowPosition[] {
  const there = new Set(positions.map(({ id }) => id))
  const named = new Set(cues.map(({ position }) => position).filter((id) => !there.has(id)))
  const found = [...named].flatMap((id) => {
    const position = docs.flatMap((doc) => doc.positions).find((candidate) => candidate.id === id)
    return position === undefined ? [] : [position]
  })
  const all = [...positions, ...found]
  return all.length > 0 ? all : (docs[0]?.positions ?? [])
}

type OnHand = ShowDoc['on_hand']

function mergeOnHand(base: OnHand, mine: OnHand, theirs: OnHand, note: Note): OnHand {
  const merged: OnHand = { ...mine }
  for (const id of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    if (mine[id] === theirs[id] || theirs[id] === base[id]) continue
    if (mine[id] !== base[id])
      note({ of: 'onHand', id, field: 'devices', mine: mine[id] ?? null, theirs: theirs[id] ?? null })
    else if (theirs[id] === undefined) delete merged[id]
    else merged[id] = theirs[id]
  }
  return merged
}
