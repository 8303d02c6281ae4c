import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { STEP_MS } from '#src/views/shows/show-builder/show-texts.ts'
import { clampTime } from './grid-keys.ts'
import { isLeftInPlace, scrollAtEdges, trackAt, useScrollLock } from './drag-surface.ts'
import { toMilliseconds, toPixels } from './time-scale.ts'

/** Where a dragged cue would be dropped. */
export interface DragTarget {
  readonly cue: string
  readonly at_ms: number
  readonly position: string
}

/** With its place on the screen, in pixels. */
export interface DraggedCue extends DragTarget {
  readonly left: number
  readonly top: number
}

/** The machine knows that a drag began and how it ended; where the pointer is meanwhile, it does not. */
export interface DragEvents {
  readonly begin: (cue: string) => void
  readonly drop: (target: DragTarget) => void
  readonly cancel: () => void
}

interface Grip {
  readonly cue: string
  readonly block: HTMLElement
  readonly pointer: number
  readonly isMouse: boolean
  readonly x: number
  readonly y: number
  /** of the pointer from the start of the block */
  readonly offset: number
  isMoving: boolean
  /** newer than the one that is rendered, when moves come fast */
  target: DraggedCue | null
}

/** A finger or pen holds a bar this long to drag it; before that it scrolls. */
const LONG_PRESS_MS = 400
/** Where a cue begins within its track. */
const INSET = 6

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Drags cues along the time and between tracks, which are elements with `data-track`. */
export function useCueDrag(scroller: RefObject<HTMLElement | null>, zoom: number, events: DragEvents) {
  const { held: heldNow, take, target, begin, follow, finish } = useGrip(scroller, zoom, events)
  const press = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(press.current), [])
  const end = (isDropped: boolean) => {
    clearTimeout(press.current)
    finish(isDropped)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const held = heldNow()
    if (held === null || held.pointer !== event.pointerId) return
    if (!held.isMoving) {
      if (isLeftInPlace(held, event)) return
      // a finger that moves before its time scrolls
      if (!held.isMouse) return end(false)
      begin(held, event)
    }
    scrollAtEdges(scroller.current, event.clientX)
    follow(held, event)
  }
  const hold = (cue: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const held = gripOn(cue, event)
    take(held)
    clearTimeout(press.current)
    if (held.isMouse) return
    const { clientX, clientY } = event
    press.current = setTimeout(() => begin(held, { clientX, clientY }), LONG_PRESS_MS)
  }
  return {
    target,
    handlers: (cue: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => hold(cue, event),
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        move(event)
        end(true)
      },
      onPointerCancel: () => end(false),
    }),
  }
}

/** The cue that is held, and where it is while it is dragged. */
function useGrip(scroller: RefObject<HTMLElement | null>, zoom: number, events: DragEvents) {
  const grip = useRef<Grip | null>(null)
  const [target, setTarget] = useState<DraggedCue | null>(null)
  useScrollLock(scroller, () => grip.current?.isMoving === true)
  const finish = (isDropped: boolean) => {
    const held = grip.current
    grip.current = null
    setTarget(null)
    if (!held?.isMoving) return
    if (isDropped && held.target !== null) events.drop(held.target)
    else events.cancel()
  }
  useEscape(target !== null, () => finish(false))
  const follow = (held: Grip, place: Place) => {
    held.target = targetOf(scroller.current, held, place, zoom) ?? held.target
    setTarget(held.target)
  }
  const begin = (held: Grip, place: Place) => {
    held.isMoving = true
    // a finger that drags does not press, which would focus it
    held.block.focus({ preventScroll: true })
    events.begin(held.cue)
    follow(held, place)
  }
  const held = () => grip.current
  const take = (next: Grip) => {
    grip.current = next
  }
  return { held, take, target, begin, follow, finish }
}

function gripOn(cue: string, event: PointerEvent<HTMLElement>): Grip {
  const { currentTarget: block, pointerId, pointerType, clientX, clientY } = event
  block.setPointerCapture(pointerId)
  const offset = clientX - block.getBoundingClientRect().left
  return {
    cue,
    block,
    pointer: pointerId,
    isMouse: pointerType === 'mouse',
    x: clientX,
    y: clientY,
    offset,
    isMoving: false,
    target: null,
  }
}

/** Where the block is dropped when the pointer lets go of it here. */
function targetOf(
  scroller: HTMLElement | null,
  { cue, block, offset }: Grip,
  { clientX, clientY }: Place,
  zoom: number,
): DraggedCue | null {
  const track = trackAt(scroller, clientY)
  if (track === null) return null
  const at = toMilliseconds(clientX - offset - track.left, zoom)
  const at_ms = clampTime(Math.round(at / STEP_MS) * STEP_MS)
  const isOwn = block.closest<HTMLElement>('[data-track]')?.dataset['track'] === track.id
  const top = isOwn ? block.getBoundingClientRect().top : track.top + INSET
  return { cue, at_ms, position: track.id, left: track.left + toPixels(at_ms, zoom), top }
}

function useEscape(isActive: boolean, onEscape: () => void) {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && latest.current()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isActive])
}
