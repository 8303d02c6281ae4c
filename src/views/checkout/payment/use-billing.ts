import { useSelector } from '@xstate/react'
import type { Billing } from '#contract/checkout/payment.ts'
import type { AddressValues } from '#contract/delivery/address-form.ts'
import type { ShippingAddress } from '#contract/delivery/delivery.ts'
import type { PaymentMethod } from '#contract/platform/constants.ts'
import type { BillingForm } from '#machines/checkout/payment/payment.types.ts'
import { useDrafts } from '#src/views/checkout/drafts.ts'
import { emptyAddress } from '#src/views/account/address/address-form-values.ts'
import { useOwnName } from '#src/views/account/address/use-own-name.ts'
import { useKnownCities } from '#src/views/checkout/details/use-known-cities.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'

const COMPARED = ['name', 'street_address', 'city', 'state', 'postcode'] as const

/** Method, billing address and purchase order: the draft, else the saved value, the name else from the account. */
export function useBilling(actors: CheckoutActors) {
  const { payment, delivery } = actors
  const { drafts, change } = useDrafts()
  const saved = useSelector(payment, ({ context }) => context.cartBilling)
  const shipping = useSelector(delivery, ({ context }) => context.cartShippingAddress)
  const ownName = useOwnName()
  const cities = useKnownCities(actors)
  const methods = saved?.methods ?? []
  const wanted = drafts.method ?? saved?.payment_method ?? null
  const method = wanted !== null && methods.includes(wanted) ? wanted : (methods[0] ?? null)
  const hasShipping = shipping !== null
  const isSame = hasShipping && (drafts.isSameAddress ?? isSameAddress(saved, shipping))
  const values = drafts.billing ?? valuesOf(saved, ownName)
  const purchaseOrder = drafts.purchaseOrder ?? saved?.purchase_order_number ?? ''
  return {
    methods,
    /** read, and none is offered */
    hasNoMethod: saved !== null && methods.length === 0,
    method,
    hasShipping,
    isSame,
    shipping,
    values,
    cities,
    purchaseOrder,
    needsAddress: method === 'credit_card' && !isSame,
    changeMethod: (next: PaymentMethod) => change({ method: next }),
    changeSame: (isSameNow: boolean) => change({ isSameAddress: isSameNow }),
    changeValues: (billing: AddressValues) => change({ billing }),
    changePurchaseOrder: (text: string) => change({ purchaseOrder: text }),
    formFor: (chosen: PaymentMethod): BillingForm => ({
      payment_method: chosen,
      ...(isSame ? addressOf(shipping) : addressOf(values)),
      telephone: null,
      purchase_order_number: purchaseOrder.trim() || null,
    }),
  }
}

export type BillingDraft = ReturnType<typeof useBilling>

function isSameAddress(saved: Billing | null, shipping: ShippingAddress): boolean {
  if (saved === null || saved.street_address === null) return true
  return COMPARED.every((field) => (saved[field] ?? '') === shipping[field])
}

const valuesOf = (saved: Billing | null, ownName: string): AddressValues => ({
  ...emptyAddress,
  name: saved?.name ?? ownName,
  company: saved?.company ?? '',
  street_address: saved?.street_address ?? '',
  postcode: saved?.postcode ?? '',
  city: saved?.city ?? '',
  state: saved?.state ?? '',
})

type Lines = Pick<Billing, 'name' | 'company' | 'street_address' | 'city' | 'state' | 'postcode'>

/** Billing has only one address line. */
function addressOf(from: Lines & { readonly suburb?: string | null }) {
  const street = [from.street_address, from.suburb].filter(Boolean).join(', ')
  return {
    name: from.name || null,
    company: from.company || null,
    street_address: street || null,
    city: from.city || null,
    state: from.state || null,
    postcode: from.postcode || null,
  }
}
