import { useRef } from 'react'
import type { Slide } from '#contract/content/content-answers.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import * as css from './carousel.css.ts'
import { PictureLink } from './picture-link.tsx'

// the slides scroll without it
const Controls = lazyComponent(
  () => import('./carousel-controls.tsx'),
  (module) => module.CarouselControls,
)

/** The slides of the server beside each other, of which one is in view; absent when there are none. */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const track = useRef<HTMLUListElement>(null)
  if (slides.length === 0) return null
  return (
    <section aria-roledescription="carousel" aria-label="Highlights" className={css.carousel}>
      <ul ref={track} className={css.track}>
        {slides.map((slide) => (
          <li key={slide.id} className={css.slide}>
            <PictureLink slide={slide} sizes="(min-width: 1400px) 1400px, (min-width: 576px) 100vw, 60vw" />
          </li>
        ))}
      </ul>
      <div className={css.controls}>
        {slides.length > 1 && <Controls track={track} count={slides.length} />}
      </div>
    </section>
  )
}
