import { useEffect, useState } from 'react'
import type { Playhead } from '#src/views/shows/show-builder/show-editing.types.ts'

/**
 * The time of the picture, which ends with the show; where something is to be added, it is also set behind the end. The
 * picture stands at the end meanwhile.
 */
export function useEditorPlayhead(clock: Playhead, length_ms: number): Playhead {
  const [{ playhead, settle }] = useState(() => createEditorPlayhead(clock))
  useEffect(() => settle(length_ms), [settle, length_ms])
  return playhead
}

export function createEditorPlayhead(clock: Playhead) {
  let length = 0
  /** a time behind the end of the show; null: that of the picture */
  let behind: number | null = null
  const listeners = new Set<() => void>()
  const place = (at_ms: number) => {
    behind = at_ms > length ? at_ms : null
    clock.seek(Math.min(at_ms, length))
    for (const listener of listeners) listener()
  }
  const playhead: Playhead = {
    read: () => behind ?? clock.read(),
    isPlaying: clock.isPlaying,
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = clock.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    seek: place,
    toggle: () => {
      behind = null
      clock.toggle()
    },
  }
  return {
    playhead,
    /** the show is this long now */
    settle: (length_ms: number) => {
      length = length_ms
      if (behind !== null) place(behind)
    },
  }
}
