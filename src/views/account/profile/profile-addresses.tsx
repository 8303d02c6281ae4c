import { useQuery } from '@tanstack/react-query'
import type { ShippingAddress } from '#contract/delivery.ts'
import { addressesQuery } from '#src/services/profile-queries.ts'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/shop/hooks/use-query-scope.ts'
import * as css from './profile.css.ts'

/** The address book, which checkout changes. */
export function ProfileAddresses() {
  return (
    <Card as="section" aria-labelledby="addresses-title">
      <h2 id="addresses-title" className={css.heading}>
        Shipping addresses
      </h2>
      <Addresses />
      <p className={css.note}>You add and change addresses in checkout, under Shipping.</p>
    </Card>
  )
}

function Addresses() {
  const query = useQuery(addressesQuery(useQueryScope()))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  if (query.isLoadingError)
    return (
      <ErrorState
        title="Your addresses could not be loaded."
        titleLevel="h3"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined)
    return (
      showsSkeleton && (
        <SkeletonGroup label="Loading addresses" className={css.addresses}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )
    )
  if (query.data.length === 0) return <p>No addresses yet.</p>
  return (
    <ul className={css.addresses}>
      {query.data.map((address) => (
        <li key={address.shipping_address_id}>
          <Address address={address} />
        </li>
      ))}
    </ul>
  )
}

const Address = ({ address }: { address: ShippingAddress }) => (
  <address className={css.address}>
    {linesOf(address).map((line) => (
      <span key={line} className={css.addressLine}>
        {line}
      </span>
    ))}
  </address>
)

const linesOf = (address: ShippingAddress): readonly string[] =>
  [
    address.name,
    address.company,
    address.street_address,
    address.suburb,
    `${address.city}, ${address.state} ${address.postcode}`,
    address.telephone,
  ].filter((line): line is string => line !== null && line !== '')
