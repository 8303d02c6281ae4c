import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ListedAddress } from '#contract/delivery/delivery.ts'
import { addressesQuery } from '#src/services/account/profile-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { useFocusOfMode } from '#src/ui/focus/use-focus-of-mode.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { AddressCard, type AddressRemovalActor, type DefaultAddressActor } from './address-card.tsx'
import { AddressEditor, type AddressFormActor } from './address-editor.tsx'
import * as css from './profile.css.ts'

export interface AddressForms {
  readonly form: AddressFormActor
  readonly removal: AddressRemovalActor
  readonly choice: DefaultAddressActor
}

/** The address book: addresses are added, edited and removed. */
export function ProfileAddresses(forms: AddressForms) {
  const query = useQuery(addressesQuery(useQueryScope()))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  return (
    <Card as="section" aria-labelledby="addresses-title">
      <h2 id="addresses-title" className={css.heading} tabIndex={-1}>
        Shipping addresses
      </h2>
      {query.isLoadingError && (
        <ErrorState
          title="Your addresses could not be loaded."
          titleLevel="h3"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          retryBlocked={offline}
        />
      )}
      {query.isPending && showsSkeleton && (
        <SkeletonGroup label="Loading addresses" className={css.addresses}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {query.data && <AddressBook addresses={query.data} {...forms} />}
    </Card>
  )
}

interface AddressBookProps extends AddressForms {
  readonly addresses: readonly ListedAddress[]
}

const NEW = 'new'
/** What gets the focus when the form closes: the card, or the button that opened it. */
const cardMode = (id: number) => `card ${id}`

function AddressBook({ addresses, form, removal, choice }: AddressBookProps) {
  const [mode, setMode] = useState('add')
  const ref = useFocusOfMode<HTMLDivElement>(mode)
  // a removed address takes its controls with it
  const focus = useFocusFallback(
    () => undefined,
    () => document.getElementById('addresses-title'),
  )
  const edited = addresses.find(({ shipping_address_id: id }) => mode === `edit ${id}`)
  const closedMode = edited === undefined ? 'add' : cardMode(edited.shipping_address_id)
  const close = useCallback(() => setMode(closedMode), [closedMode])
  return (
    <div ref={ref} className={css.book} {...focus}>
      {mode === NEW || edited !== undefined ? (
        <AddressEditor
          key={mode}
          mode={mode}
          form={form}
          address={edited ?? null}
          cities={addresses}
          onClose={close}
        />
      ) : (
        <>
          {addresses.length === 0 && <p>No addresses yet.</p>}
          {addresses.length > 0 && (
            <ul className={css.addresses}>
              {addresses.map((address) => (
                <AddressCard
                  key={address.shipping_address_id}
                  address={address}
                  removal={removal}
                  choice={choice}
                  focusMode={cardMode(address.shipping_address_id)}
                  onEdit={() => setMode(`edit ${address.shipping_address_id}`)}
                />
              ))}
            </ul>
          )}
          <div>
            <Button tone="outline" data-focus="add" onClick={() => setMode(NEW)}>
              Add address
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
