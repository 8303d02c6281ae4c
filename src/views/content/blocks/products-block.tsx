import { useQuery } from '@tanstack/react-query'
import type { BlockOf } from '#contract/content/content-blocks.ts'
import { isListingPath } from '#contract/catalogue/listing-path.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import { readListing } from '#contract/catalogue/listing-address.ts'
import { productsQuery } from '#src/services/platform/queries.ts'
import { SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { sectionHead } from '#src/ui/layout/layout.css.ts'
import { ProductTile } from '#src/views/catalogue/product-tile/product-tile.tsx'
import { TileSkeletons } from '#src/views/catalogue/product-tile/tile-skeletons.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './blocks.css.ts'

/** Products of a listing. A block without products, or whose products could not be loaded, is not shown. */
export function ProductsBlock({ block }: { block: BlockOf<'products'> }) {
  const path = safePath(block.link_to)
  return path !== null && isListingPath(path) ? <Products block={block} path={path} /> : null
}

function Products({ block, path }: { block: BlockOf<'products'>; path: string }) {
  const [pathname = '', search = ''] = path.split('?')
  const scope = useQueryScope()
  const query = useQuery(productsQuery(scope, readListing(pathname, search), pathname))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const products = query.data?.products.slice(0, block.count) ?? []
  if (!query.isPending && products.length === 0) return null
  const title = block.title === '' ? 'Products' : block.title
  return (
    <section aria-label={title}>
      <div className={sectionHead}>
        <h2>{title}</h2>
        <Link to={path}>See all</Link>
      </div>
      {query.isPending ? (
        <SkeletonGroup label="Loading products" className={css.products}>
          <TileSkeletons count={block.count} isShown={showsSkeleton} />
        </SkeletonGroup>
      ) : (
        <ul className={css.products}>
          {products.map((product) => (
            <ProductTile key={product.products_id} product={product} headingLevel="h3" />
          ))}
        </ul>
      )}
    </section>
  )
}
