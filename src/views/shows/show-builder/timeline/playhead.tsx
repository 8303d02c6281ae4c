import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Playhead } from '#src/views/shows/show-builder/show-editing.types.ts'
import { clockText, LONG_STEP_MS, spokenTime, STEP_MS } from '#src/views/shows/show-builder/show-texts.ts'
import { clampTime } from './grid-keys.ts'
import * as css from './playhead.css.ts'
import { tickTimes, toMilliseconds, toPixels } from './time-scale.ts'

export interface RulerProps {
  readonly length_ms: number
  readonly zoom: number
  readonly playhead: Playhead
}

/** The times; a press seeks, and the handle of the playhead is a slider. */
export function Ruler({ length_ms, zoom, playhead }: RulerProps) {
  const ruler = useRef<HTMLDivElement>(null)
  const seekTo = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left } = currentTarget.getBoundingClientRect()
    playhead.seek(snapped(toMilliseconds(clientX - left, zoom)))
  }
  return (
    // The slider inside is its twin for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ruler}
      className={css.ruler}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
    >
      {tickTimes(length_ms, zoom).map((at_ms) => (
        <span
          key={at_ms}
          className={css.tick}
          style={{ insetInlineStart: `${toPixels(at_ms, zoom)}px` }}
          aria-hidden
        >
          {clockText(at_ms, false)}
        </span>
      ))}
      <Handle length_ms={length_ms} zoom={zoom} playhead={playhead} />
    </div>
  )
}

const snapped = (ms: number): number => clampTime(Math.round(ms / STEP_MS) * STEP_MS)

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP_MS,
  ArrowDown: -STEP_MS,
  ArrowRight: STEP_MS,
  ArrowUp: STEP_MS,
  PageDown: -10_000,
  PageUp: 10_000,
}

function Handle({ length_ms, zoom, playhead }: RulerProps) {
  const handle = useRef<HTMLDivElement>(null)
  // in tenths of a second, so that it renders ten times a second at most
  const readNow = () => snapped(playhead.read())
  const now = useSyncExternalStore(playhead.subscribe, readNow, readNow)
  usePosition(handle, zoom, playhead)
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.key === ' ') playhead.toggle()
    else if (event.key === 'Home') playhead.seek(0)
    else if (event.key === 'End') playhead.seek(length_ms)
    else if (step === undefined) return
    else playhead.seek(snapped(now + (event.shiftKey ? step * (LONG_STEP_MS / STEP_MS) : step)))
    event.preventDefault()
  }
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      className={css.handle}
      aria-label="Playhead"
      aria-valuemin={0}
      aria-valuemax={Math.max(length_ms, now) / 1_000}
      aria-valuenow={now / 1_000}
      aria-valuetext={spokenTime(now)}
      onKeyDown={press}
    />
  )
}

/** The line through all tracks. */
export function Needle({ zoom, playhead }: Pick<RulerProps, 'zoom' | 'playhead'>) {
  const needle = useRef<HTMLDivElement>(null)
  usePosition(needle, zoom, playhead)
  return <div ref={needle} className={css.needle} aria-hidden />
}

/** Follows the time of the picture without a render. */
function usePosition(ref: RefObject<HTMLElement | null>, zoom: number, { read, subscribe }: Playhead) {
  useEffect(() => {
    const place = () => {
      if (ref.current) ref.current.style.transform = `translateX(${toPixels(read(), zoom)}px)`
    }
    place()
    return subscribe(place)
  }, [ref, zoom, read, subscribe])
}
