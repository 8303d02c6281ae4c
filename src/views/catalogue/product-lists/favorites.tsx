import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { productPath } from '#contract/content/paths.ts'
import { productQuery } from '#src/services/platform/queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { ProductTile } from '#src/views/catalogue/product-tile/product-tile.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './favorites.css.ts'
import { type ListedProduct, toggleListed, useProductLists } from './product-lists.ts'

interface FavoritesProps {
  /** keeps the products beyond the session */
  readonly renderSave: (products: readonly ListedProduct[]) => ReactNode
}

/** The favorites of this session, to be added to the cart. */
export function Favorites({ renderSave }: FavoritesProps) {
  const { favorites } = useProductLists()
  return (
    <section aria-labelledby="favorites-title" className={css.section}>
      <h2 id="favorites-title" className={css.title}>
        Favorites
      </h2>
      {favorites.length === 0 ? (
        <EmptyState title="No favorites." titleLevel="h3" icon="heart">
          The heart of a product puts it here until you log out or load the page again.
        </EmptyState>
      ) : (
        <>
          <Cluster>
            <span>Here until you log out or load the page again. A template is kept, on every device.</span>
            {renderSave(favorites)}
          </Cluster>
          <ul className={css.grid}>
            {favorites.map((product) => (
              <Favorite key={product.products_id} listed={product} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Favorite({ listed }: { listed: ListedProduct }) {
  const query = useQuery(productQuery(useQueryScope(), listed.products_url))
  const offline = useOffline()
  if (query.data !== undefined) return <ProductTile product={query.data} headingLevel="h3" />
  if (query.isPending)
    return (
      <li>
        <SkeletonGroup label={`Loading ${listed.products_name}`}>
          <Skeleton className={css.skeleton} />
        </SkeletonGroup>
      </li>
    )
  return (
    <li className={css.failed}>
      <p>
        <Link to={productPath(listed.products_url)}>{listed.products_name}</Link> could not be loaded.
      </p>
      <Cluster>
        <Button
          size="sm"
          tone="outline"
          busy={query.isFetching}
          blockedReason={offline}
          onClick={() => void query.refetch()}
        >
          Retry
        </Button>
        <Button size="sm" tone="quiet" onClick={() => toggleListed('favorites', listed)}>
          Remove
        </Button>
      </Cluster>
    </li>
  )
}
