import { type RefObject, useEffect } from 'react'
import type { Playhead } from '#src/views/shows/show-builder/show-editing.types.ts'
import { media } from '#src/ui/theme/scale.ts'
import { cellId } from './cue-block.tsx'
import { headWidth } from './drag-surface.ts'
import { toPixels } from './time-scale.ts'

/** From one frame to the next; a longer step is a jump. */
const JUMP_MS = 1_000
/** Where the playhead stands after the timeline has followed it, as a part of the width. */
const LEAD_IN = 0.15

/**
 * Scrolls the timeline after the playhead and to the selected cue, but not under a finger or a pressed mouse. Who has
 * scrolled away from a running playhead is left there.
 */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  zoom: number,
  { read, isPlaying, subscribe }: Playhead,
  selected: string | null,
) {
  useEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const press = pressOn(element)
    /** where a smooth scroll ends that is under way */
    let aim: number | null = null
    let last = { at_ms: read(), isPlaying: isPlaying() }
    const arrive = () => (aim = null)
    const follow = () => {
      const now = { at_ms: read(), isPlaying: isPlaying() }
      const before = last
      last = now
      if (press.isDown() || (now.at_ms === before.at_ms && now.isPlaying === before.isPlaying)) return
      const left = aim ?? element.scrollLeft
      const width = element.clientWidth - headWidth(element)
      const isSeen = (ms: number) => toPixels(ms, zoom) >= left && toPixels(ms, zoom) <= left + width
      const step = now.at_ms - before.at_ms
      const isJump = step < 0 || step > JUMP_MS || (now.isPlaying && !before.isPlaying)
      if (isSeen(now.at_ms) || !(isJump || isSeen(before.at_ms))) return
      aim = Math.max(0, toPixels(now.at_ms, zoom) - width * LEAD_IN)
      element.scrollTo({ left: aim, behavior: scrollBehavior() })
    }
    element.addEventListener('scrollend', arrive)
    const stop = subscribe(follow)
    return () => {
      stop()
      press.stop()
      element.removeEventListener('scrollend', arrive)
    }
  }, [scroller, zoom, read, isPlaying, subscribe])
  useEffect(() => {
    const cell = selected === null ? null : document.getElementById(cellId(selected))
    // what was pressed is in sight
    if (cell?.matches(':active') === false)
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: scrollBehavior() })
  }, [selected])
}

const scrollBehavior = (): ScrollBehavior =>
  document.documentElement.dataset['motion'] === 'reduce' || matchMedia(media.reducedMotion).matches
    ? 'instant'
    : 'smooth'

/** Whether a pointer is down that was pressed on an element. */
function pressOn(element: HTMLElement) {
  let isDown = false
  const begin = () => (isDown = true)
  const end = () => (isDown = false)
  element.addEventListener('pointerdown', begin)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
  return {
    isDown: () => isDown,
    stop: () => {
      element.removeEventListener('pointerdown', begin)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    },
  }
}
