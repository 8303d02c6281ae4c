import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import { LONG_STEP_MS, STEP_MS } from '#src/views/shows/show-builder/show-texts.ts'
import type { CueView } from '#src/views/shows/show-builder/cue-views.ts'
import type { Track } from './lanes.ts'

/** The cell of the grid that has the focus: the heading of a track, or a cue in it. */
export interface GridCell {
  readonly position: string
  readonly cue: string | null
}

export type GridAction =
  | { readonly kind: 'focus'; readonly cell: GridCell }
  | { readonly kind: 'alter'; readonly cue: CueView; readonly at_ms: number; readonly position: string }
  | { readonly kind: 'remove'; readonly cue: CueView }
  | { readonly kind: 'inspect'; readonly cell: GridCell }
  | { readonly kind: 'add'; readonly position: string }
  | { readonly kind: 'play' }

export interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** What a key does in the timeline; null: nothing, so that the browser handles it. */
export function gridAction(pressed: PressedKey, tracks: readonly Track[], cell: GridCell): GridAction | null {
  const { key, altKey, ctrlKey, metaKey } = pressed
  const cue = cueIn(tracks, cell)
  if (metaKey) return null
  if (ctrlKey) return key === 'Home' || key === 'End' ? focusOutermost(tracks, key) : null
  if (altKey) return cue && altered(pressed, tracks, cue)
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End') return focused(key, tracks, cell)
  if (key === ' ') return { kind: 'play' }
  if (key === 'a' || key === 'A') return { kind: 'add', position: cell.position }
  if (key === 'Enter' || key === 'F2') return { kind: 'inspect', cell }
  return cue && (key === 'Delete' || key === 'Backspace') ? { kind: 'remove', cue } : null
}

export const cueIn = (tracks: readonly Track[], { position, cue }: GridCell): CueView | null =>
  tracks.find((track) => track.position === position)?.cues.find(({ view }) => view.cue.id === cue)?.view ??
  null

function altered({ key, shiftKey }: PressedKey, tracks: readonly Track[], cue: CueView): GridAction | null {
  const { at_ms, position } = cue.cue
  if (at_ms === null) return null
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step !== undefined) {
    const next = clampTime(at_ms + step * (shiftKey ? LONG_STEP_MS : STEP_MS))
    return { kind: 'alter', cue, at_ms: next, position }
  }
  const down = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (down === undefined) return null
  const track = tracks[tracks.findIndex((each) => each.position === position) + down]
  return { kind: 'alter', cue, at_ms, position: track?.position ?? position }
}

export const clampTime = (ms: number): number => Math.min(SHOW_LIMITS.milliseconds, Math.max(0, ms))

function focused(key: string, tracks: readonly Track[], cell: GridCell): GridAction | null {
  const row = tracks.findIndex(({ position }) => position === cell.position)
  const track = tracks[row]
  if (track === undefined) return null
  const down = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (down !== undefined) return focusNearest(tracks[row + down], cueIn(tracks, cell))
  const ids = [null, ...track.cues.map(({ view }) => view.cue.id)]
  const at = ids.indexOf(cell.cue)
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: ids.length - 1 }[key] ?? at
  const id = ids[next]
  return id === undefined ? null : { kind: 'focus', cell: { position: cell.position, cue: id } }
}

/** The cue of a track that is nearest in time; its heading when it is empty or a heading was left. */
function focusNearest(track: Track | undefined, from: CueView | null): GridAction | null {
  if (track === undefined) return null
  const start = from?.span?.start_ms
  const distance = (view: CueView) => Math.abs((view.span?.start_ms ?? 0) - (start ?? 0))
  const [nearest] =
    start === undefined
      ? []
      : track.cues.map(({ view }) => view).toSorted((one, other) => distance(one) - distance(other))
  return { kind: 'focus', cell: { position: track.position, cue: nearest?.cue.id ?? null } }
}

function focusOutermost(tracks: readonly Track[], key: 'Home' | 'End'): GridAction | null {
  const all = tracks
    .flatMap(({ cues }) => cues.map(({ view }) => view))
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))
  const found = all.at(key === 'Home' ? 0 : -1)?.cue
  return found ? { kind: 'focus', cell: { position: found.position, cue: found.id } } : null
}
