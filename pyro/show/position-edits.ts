import { SHOW_LIMITS, type ShowDoc, type ShowPosition } from '#contract/shows/show-doc.ts'
import { fitPosition } from './fit.ts'
import { type Edited, formerOf, type PositionChanges, unchanged } from './show-edit.ts'

export function addPosition(doc: ShowDoc, position: ShowPosition, index = doc.positions.length): Edited {
  const isFull = doc.positions.length >= SHOW_LIMITS.positions
  if (isFull || doc.positions.some(({ id }) => id === position.id)) return unchanged(doc)
  const positions = doc.positions.toSpliced(index, 0, fitPosition(position))
  return { doc: { ...doc, positions }, inverse: { kind: 'position.remove', id: position.id } }
}

export function alterPosition(doc: ShowDoc, id: string, changes: PositionChanges): Edited {
  const index = doc.positions.findIndex((position) => position.id === id)
  const position = doc.positions[index]
  if (position === undefined) return unchanged(doc)
  const altered = fitPosition({ ...position, ...changes, id })
  const former = formerOf(position, altered)
  if (former === null) return unchanged(doc)
  return {
    doc: { ...doc, positions: doc.positions.with(index, altered) },
    inverse: { kind: 'position.alter', id, changes: former },
  }
}

export function removePosition(doc: ShowDoc, id: string): Edited {
  const index = doc.positions.findIndex((position) => position.id === id)
  const position = doc.positions[index]
  const other = doc.positions.find((candidate) => candidate.id !== id)
  if (position === undefined || other === undefined) return unchanged(doc)
  const moved = doc.cues.filter((cue) => cue.position === id)
  return {
    doc: {
      ...doc,
      positions: doc.positions.toSpliced(index, 1),
      cues: doc.cues.map((cue) => (cue.position === id ? { ...cue, position: other.id } : cue)),
    },
    inverse: {
      kind: 'several',
      edits: [
        { kind: 'position.add', position, index },
        ...moved.map((cue) => ({ kind: 'cue.alter' as const, id: cue.id, changes: { position: id } })),
      ],
    },
  }
}
