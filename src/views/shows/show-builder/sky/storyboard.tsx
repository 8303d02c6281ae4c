import { useEffect, useRef } from 'react'
import { createPainter } from '#pyro/paint/painter.ts'
import { stillCaption, stillTimes } from './caption.ts'
import { createKeptNight } from './kept-night.ts'
import * as css from './sky.css.ts'
import { timeText } from './time-text.ts'
import type { Playback } from './use-playback.ts'

const STILL = { width: 192, height: 120 }

/** Stills with captions beside the picture, which stands; each moves it to its time. */
export function Storyboard({ playback }: { readonly playback: Playback }) {
  const { plan, clock } = playback
  const list = useRef<HTMLOListElement>(null)
  const times = stillTimes(plan.length_ms)
  useEffect(() => paintStills(list.current, playback), [playback])
  return (
    <ol ref={list} className={css.storyboard} aria-label="Stills of the show">
      {times.map((at_ms, index) => (
        <li key={at_ms}>
          <button type="button" className={css.still} onClick={() => clock.seek(at_ms)}>
            <canvas
              width={STILL.width}
              height={STILL.height}
              data-at={at_ms}
              className={css.stillPicture}
              aria-hidden
            />
            <span>
              <span className={css.stillTime}>{timeText(at_ms)}</span>{' '}
              <span className={css.stillCaption}>
                {stillCaption(playback, at_ms, times[index - 1] ?? Number.NEGATIVE_INFINITY)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** One still a frame, so that a long show blocks nothing. */
function paintStills(list: HTMLElement | null, { plan }: Playback): () => void {
  const canvases = [...(list?.querySelectorAll('canvas') ?? [])]
  const painter = createPainter(plan, STILL, createKeptNight())
  let request = requestAnimationFrame(function next() {
    const canvas = canvases.shift()
    const context = canvas?.getContext('2d', { alpha: false })
    if (!canvas || !context) return
    const image = context.createImageData(STILL.width, STILL.height)
    painter.paint(image.data, Number(canvas.dataset['at']), { grade: 'full', isCalm: true })
    context.putImageData(image, 0, 0)
    request = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(request)
}
