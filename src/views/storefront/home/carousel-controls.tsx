import { type RefObject, useEffect, useState } from 'react'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { iconButtonStyle } from '#src/ui/action/icon-button.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { showSlide, slideInView, useShownSlide } from '#src/views/platform/hooks/use-shown-slide.ts'
import * as css from './carousel.css.ts'

/** In milliseconds: the slides advance twice by themselves. */
const STEP = 2_400
const LONGEST = 5_000

export interface CarouselControlsProps {
  track: RefObject<HTMLUListElement | null>
  count: number
}

/** Buttons of a carousel. It starts by itself, except under reduced motion, and stops after five seconds. */
export function CarouselControls({ track, count }: CarouselControlsProps) {
  const shown = useShownSlide(track)
  const show = (index: number) => showSlide(track.current, (index + count) % count)
  const [isStill] = useState(isMotionReduced)
  const [isPlaying, setPlaying] = useState(!isStill)
  const [wasAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isPlaying) return undefined
    const advance = () => {
      // the button that was pressed is hovered and focused itself
      const inUse = wasAsked ? track.current : track.current?.parentElement
      if (inUse?.matches(':hover, :focus-within')) return
      const next = slideInView(track.current) + 1
      showSlide(track.current, next % count)
    }
    const timer = setInterval(advance, STEP)
    const end = setTimeout(() => setPlaying(false), LONGEST)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [isPlaying, wasAsked, track, count])
  const toggle = () => {
    setAsked(true)
    setPlaying(!isPlaying)
  }
  const choose = (index: number) => {
    setPlaying(false)
    show(index)
  }
  return (
    <>
      {!isStill && (
        <button
          type="button"
          className={iconButtonStyle}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      <IconButton icon="chevronLeft" label="Previous" onClick={() => choose(shown - 1)} />
      {Array.from({ length: count }, (_, index) => (
        <button
          // the dots never change places
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="button"
          className={css.dot}
          aria-label={`Show ${index + 1} of ${count}`}
          aria-current={index === shown}
          onClick={() => choose(index)}
        >
          <span className={css.dotMark} />
        </button>
      ))}
      <IconButton icon="chevronRight" label="Next" onClick={() => choose(shown + 1)} />
    </>
  )
}

const isMotionReduced = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduce'
