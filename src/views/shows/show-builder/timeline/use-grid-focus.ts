import { useLayoutEffect, useRef, useState } from 'react'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { cellId } from './cue-block.tsx'
import type { GridCell } from './grid-keys.ts'
import type { Track } from './lanes.ts'
import { headId } from './track-row.tsx'

/** The cell that Tab reaches. It follows its cue to another track; a cue that is gone leaves it to its neighbor. */
export function useGridFocus(tracks: readonly Track[]) {
  const [wanted, setWanted] = useState<GridCell | null>(null)
  const cell = resolvedCell(tracks, wanted)
  const latest = useRef(tracks)
  useLayoutEffect(() => {
    latest.current = tracks
  })
  const keeper = useFocusFallback(
    (focused) => placeOf(latest.current, cellOf(latest.current, focused)),
    (place) => elementOf(resolvedCell(latest.current, cellAt(latest.current, place))),
  )
  return {
    cell,
    setCell: setWanted,
    /** moves the focus itself */
    focusCell: (next: GridCell) => {
      setWanted(next)
      elementOf(next)?.focus()
    },
    keeper,
  }
}

/** The cell that an element is. */
function cellOf(tracks: readonly Track[], { id }: HTMLElement): GridCell | null {
  for (const { position, cues } of tracks) {
    if (id === headId(position)) return { position, cue: null }
    const own = cues.find(({ view }) => id === cellId(view.cue.id))
    if (own) return { position, cue: own.view.cue.id }
  }
  return null
}

interface LastCell {
  readonly cell: GridCell | null
  readonly index: number
}

function placeOf(tracks: readonly Track[], cell: GridCell | null): LastCell {
  const track = tracks.find(({ position }) => position === cell?.position)
  return { cell, index: track?.cues.findIndex(({ view }) => view.cue.id === cell?.cue) ?? -1 }
}

function cellAt(tracks: readonly Track[], { cell, index }: LastCell): GridCell | null {
  if (cell === null || cell.cue === null || tracks.some((track) => has(track, cell.cue))) return cell
  const track = tracks.find(({ position }) => position === cell.position)
  const next = track?.cues[index] ?? track?.cues.at(-1)
  return { position: cell.position, cue: next?.view.cue.id ?? null }
}

/** The cell where it is now; without one the first cue, else the heading of the first track. */
export function resolvedCell(tracks: readonly Track[], cell: GridCell | null): GridCell | null {
  const [first] = tracks
  if (first === undefined) return null
  const own = tracks.find((track) => cell !== null && has(track, cell.cue))
  if (own !== undefined && cell !== null) return { position: own.position, cue: cell.cue }
  const track = tracks.find(({ position }) => position === cell?.position)
  if (track !== undefined) return { position: track.position, cue: null }
  const withCues = tracks.find(({ cues }) => cues.length > 0) ?? first
  return { position: withCues.position, cue: withCues.cues[0]?.view.cue.id ?? null }
}

const has = ({ cues }: Track, cue: string | null): boolean => cues.some(({ view }) => view.cue.id === cue)

const elementOf = (cell: GridCell | null): HTMLElement | null =>
  cell && document.getElementById(cell.cue === null ? headId(cell.position) : cellId(cell.cue))
