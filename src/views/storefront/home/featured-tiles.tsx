import type { Slide } from '#contract/content/content-answers.ts'
import * as css from './home-page.css.ts'
import { PictureLink } from './picture-link.tsx'

/** The tiles of the server, two beside each other, three on wide screens; absent when there are none. */
export function FeaturedTiles({ tiles }: { tiles: readonly Slide[] }) {
  if (tiles.length === 0) return null
  return (
    <section aria-label="Featured">
      <ul className={css.tiles}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <PictureLink slide={tile} sizes="(min-width: 1400px) 460px, (min-width: 1200px) 33vw, 50vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
