import { useQuery } from '@tanstack/react-query'
import type { Slide, StorefrontSection } from '#contract/content/content-answers.ts'
import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { carouselQuery, featuredTilesQuery, storefrontDataQuery } from '#src/services/content/home-queries.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { Carousel } from './carousel.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { EffectRow } from './effect-row.tsx'
import { Finder } from './finder.tsx'
import { Hero } from './hero.tsx'
import * as css from './home-page.css.ts'
import { PictureLink } from './picture-link.tsx'
import { ProductSection, SectionSkeleton } from './product-section.tsx'

// below the first screen
const News = lazyComponent(
  () => import('./home-later.tsx'),
  (module) => module.HomeNews,
)
const Upsell = lazyComponent(
  () => import('./home-later.tsx'),
  (module) => module.Upsell,
)
const NewsletterTeaser = lazyComponent(
  () => import('./home-later.tsx'),
  (module) => module.NewsletterTeaser,
)

// for staff
const StageBar = lazyComponent(
  () => import('#src/views/content/stage-bar.tsx'),
  (module) => module.StageBar,
)

export function HomePage() {
  usePageTitle('')
  const scope = useQueryScope()
  const content = useHomeContent()
  const isProfessional = scope.projectId === PROFESSIONAL_PROJECT
  const first = content?.sections.find(({ kind }) => kind === 'products')
  const hero = content?.sections.find(({ kind }) => kind === 'hero')
  return (
    <>
      {scope.isStage && <StageBar url="/" isDraft={null} />}
      <Hero section={first?.id ?? null} texts={content && (hero ?? NO_TEXTS)} />
      <Container className={css.page}>
        {isProfessional && <Finder />}
        {content === null ? (
          <SectionSkeleton />
        ) : (
          <>
            <Carousel slides={content.slides} />
            <FeaturedTiles tiles={content.tiles} />
            {content.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </>
        )}
      </Container>
    </>
  )
}

const NO_TEXTS = { title: '', text: '' }

/** Null until all of it has loaded or failed once, so that nothing is inserted above what is shown. */
function useHomeContent() {
  const scope = useQueryScope()
  const data = useQuery(storefrontDataQuery(scope))
  const carousel = useQuery(carouselQuery(scope))
  const tiles = useQuery(featuredTilesQuery(scope))
  if ([data, carousel, tiles].some(({ isPending, failureCount }) => isPending && failureCount === 0))
    return null
  return { sections: data.data?.sections ?? [], slides: carousel.data ?? [], tiles: tiles.data ?? [] }
}

function Section({ section }: { section: StorefrontSection }) {
  switch (section.kind) {
    case 'hero':
      // above all others
      return null
    case 'products':
      return <ProductSection section={section} />
    case 'categories':
      return <CategoryGrid section={section} />
    case 'effects':
      return <EffectRow section={section} />
    case 'posts':
      return <News section={section} />
    case 'upsell':
      return <Upsell section={section} />
    case 'newsletter':
      return <NewsletterTeaser section={section} />
    default:
      return section.kind satisfies never
  }
}

/** The tiles of the server, two beside each other, three on wide screens; absent when there are none. */
function FeaturedTiles({ tiles }: { tiles: readonly Slide[] }) {
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
