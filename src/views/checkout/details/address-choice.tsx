import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ShippingAddress } from '#contract/delivery/delivery.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { chosenAddressOf } from '#machines/delivery/delivery.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { RadioCard, RadioCardGroup } from '#src/ui/form/radio-card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from '#src/views/checkout/checkout.css.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { ADDRESS_GROUP } from './address-group.ts'
import { addressText } from '#src/views/account/address/address-form-values.ts'
import type { NewAddress } from './use-new-address.ts'

const AddressForm = lazyComponent(
  () => import('./address-form.tsx'),
  (module) => module.AddressForm,
)

export interface AddressChoiceProps {
  actors: CheckoutActors
  address: NewAddress
  error: string | undefined
}

/** Chooses a saved shipping address or opens the form for a new one. */
export function AddressChoice({ actors, address, error }: AddressChoiceProps) {
  const { delivery } = actors
  const { addresses, cartShippingAddress } = useSelector(delivery, ({ context }) => context)
  const isUnreachable = useSelector(delivery, (snapshot) => snapshot.hasTag('unreachable'))
  const showsSkeleton = useDelayedFlag(address.isLoading)
  const offline = useOffline()
  const box = useRef<HTMLDivElement>(null)
  // form and saved addresses replace each other
  const focus = useFocusFallback(
    () => undefined,
    () => box.current?.querySelector<HTMLElement>('input:checked') ?? box.current?.querySelector('input'),
  )
  useEffect(() => AddressForm.preload(), [])
  if (isUnreachable) {
    return (
      <ErrorState
        title="Your addresses could not be loaded."
        onRetry={() => delivery.send({ type: 'address.reload' })}
        retryBlocked={offline}
      />
    )
  }
  if (address.isLoading) return showsSkeleton ? <AddressesSkeleton /> : null
  return (
    <div ref={box} {...focus}>
      {address.isOpen ? (
        <AddressForm address={address} />
      ) : (
        <div className={css.section}>
          <SavedAddresses actors={actors} shown={withCurrent(addresses, cartShippingAddress)} error={error} />
          <div>
            <Button tone="outline" icon={<Icon name="plus" size="sm" />} onClick={address.open}>
              Add address
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

interface SavedAddressesProps {
  actors: CheckoutActors
  shown: readonly ShippingAddress[]
  error: string | undefined
}

function SavedAddresses({ actors: { delivery }, shown, error }: SavedAddressesProps) {
  const context = useSelector(delivery, (snapshot) => snapshot.context)
  const { cartShippingAddressErrorMessage: problem } = context
  const chosen = useSelector(delivery, chosenAddressOf)
  const offline = useOffline()
  return (
    <RadioCardGroup legend="Ship to" id={ADDRESS_GROUP} error={error ?? problem ?? undefined}>
      {shown.map((address) => (
        <RadioCard
          key={`${address.is_customer_address} ${address.shipping_address_id}`}
          name="address"
          label={address.name}
          description={addressText(address)}
          checked={chosen !== null && isSame(address, chosen)}
          disabled={offline !== undefined}
          onChange={() =>
            delivery.send({
              type: 'address.choose',
              shipping_address_id: address.shipping_address_id,
              is_customer_address: address.is_customer_address,
            })
          }
        />
      ))}
    </RadioCardGroup>
  )
}

type Identity = Pick<ShippingAddress, 'shipping_address_id' | 'is_customer_address'>
const isSame = (one: Identity, other: Identity): boolean =>
  one.shipping_address_id === other.shipping_address_id &&
  one.is_customer_address === other.is_customer_address

/** Adds the address of the cart when it is not in the address book. */
function withCurrent(book: readonly ShippingAddress[], current: ShippingAddress | null) {
  return current === null || book.some((address) => isSame(address, current)) ? book : [current, ...book]
}

function AddressesSkeleton() {
  return (
    <SkeletonGroup label="Loading addresses" className={css.section}>
      <Skeleton width="third" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}
