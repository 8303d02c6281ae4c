import { useQuery } from '@tanstack/react-query'
import type { Dealer } from '#contract/content/content-answers.ts'
import { dealersQuery } from '#src/services/content/content-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { ContentLink } from '#src/views/platform/components/content-link.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './dealers.css.ts'
import { DealerMap } from './dealer-map.tsx'

/** The dealers of the storefront on a map and as a list with the same numbers; nothing when there are none. */
export function DealersBlock() {
  const query = useQuery(dealersQuery(useQueryScope()))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  const { data: dealers } = query
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="The list of dealers could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  }
  if (dealers === undefined) return showsSkeleton ? <Loading /> : <div className={css.dealersSpace} />
  if (dealers.length === 0) return null
  return (
    <div className={css.dealers}>
      <DealerMap dealers={dealers} />
      <ol className={css.dealerList}>
        {dealers.map((dealer, position) => (
          <li key={`${dealer.name} ${dealer.address}`} className={css.dealer}>
            <span className={css.dealerNumber} aria-hidden>
              {position + 1}
            </span>
            <Place dealer={dealer} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Place({ dealer }: { dealer: Dealer }) {
  const { name, address, phone, url } = dealer
  return (
    <div>
      <h3>{name}</h3>
      <p>{address}</p>
      <p className={css.dealerLinks}>
        <PhoneLink phone={phone} />
        {url !== null && <ContentLink href={url}>Website</ContentLink>}
      </p>
    </div>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading dealers" className={css.dealersSpace}>
      <Skeleton shape="heading" width="third" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </SkeletonGroup>
  )
}
