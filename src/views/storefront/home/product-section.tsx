import { useQuery } from '@tanstack/react-query'
import type { StorefrontSection } from '#contract/content/content-answers.ts'
import { storefrontItemsQuery } from '#src/services/content/home-queries.ts'
import { SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { ProductTile } from '#src/views/catalogue/product-tile/product-tile.tsx'
import { TileSkeletons } from '#src/views/catalogue/product-tile/tile-skeletons.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './home-page.css.ts'
import { SectionHead } from './section-head.tsx'

const SHOWN = 8

/** Products of a section of the server; absent when there are none. */
export function ProductSection({ section }: { section: StorefrontSection }) {
  const { data, isLoadingError } = useQuery(storefrontItemsQuery(useQueryScope(), section.id))
  if (isLoadingError || data?.length === 0) return null
  return (
    <section aria-labelledby={section.id}>
      <SectionHead section={section} more="See all" />
      {data === undefined ? (
        <RailSkeleton />
      ) : (
        <ul className={css.rail}>
          {data.slice(0, SHOWN).map((product) => (
            <ProductTile key={product.products_id} product={product} headingLevel="h3" />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Until the sections of the page are known. */
export const SectionSkeleton = () => (
  <div>
    <div className={css.headSpace} />
    <RailSkeleton />
  </div>
)

function RailSkeleton() {
  const isShown = useDelayedFlag(true)
  return (
    <SkeletonGroup label="Loading products" className={css.rail}>
      <TileSkeletons count={SHOWN} isShown={isShown} />
    </SkeletonGroup>
  )
}
