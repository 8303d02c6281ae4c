import { useQuery } from '@tanstack/react-query'
import { JUST_ARRIVED } from '#src/services/listing/shop-paths.ts'
import { PROFESSIONAL_PROJECT } from '#contract/constants.ts'
import type { Product } from '#contract/products.ts'
import { emptyListing } from '#src/services/listing/listing-address.ts'
import { productsQuery } from '#src/services/queries.ts'
import { SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { ProductTile } from '#src/views/product-tile/product-tile.tsx'
import { TileSkeletons } from '#src/views/product-tile/tile-skeletons.tsx'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/shop/hooks/use-query-scope.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { EffectRow } from './effect-row.tsx'
import { featuredOf } from './featured.ts'
import { Finder } from './finder.tsx'
import { Hero } from './hero.tsx'
import * as css from './home-page.css.ts'

const justArrived = {
  ...emptyListing,
  filters: { ...emptyListing.filters, list_url: ['Just_Arrived'] },
}
const SHOWN = 8

export function HomePage() {
  usePageTitle('')
  const reader = useQueryScope()
  const query = useQuery(productsQuery(reader, justArrived, '/'))
  const products = query.data?.products ?? []
  const showsSkeleton = useDelayedFlag(query.isPending)
  const isProfessional = reader.projectId === PROFESSIONAL_PROJECT
  return (
    <>
      <Hero featured={featuredOf(products)} isProfessional={isProfessional} />
      <Container className={css.page}>
        {isProfessional && <Finder />}
        {(products.length > 0 || query.isPending) && (
          <section aria-labelledby="arrived">
            <div className={css.head}>
              <h2 id="arrived">Just arrived</h2>
              <Link to={JUST_ARRIVED}>See all</Link>
            </div>
            {products.length > 0 ? (
              <Rail products={products.slice(0, SHOWN)} />
            ) : (
              <RailSkeleton isShown={showsSkeleton} />
            )}
          </section>
        )}
        {query.data !== undefined && <EffectRow answer={query.data} />}
        <CategoryGrid products={products} />
      </Container>
    </>
  )
}

function Rail({ products }: { products: readonly Product[] }) {
  return (
    <ul className={css.rail}>
      {products.map((product) => (
        <ProductTile key={product.products_id} product={product} headingLevel="h3" />
      ))}
    </ul>
  )
}

function RailSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <SkeletonGroup label="Loading products" className={css.rail}>
      <TileSkeletons count={SHOWN} isShown={isShown} />
    </SkeletonGroup>
  )
}
