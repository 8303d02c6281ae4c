import type { SubmissionContent } from '#server/checkout/submission/submission-content.ts'

/**
 * What an order keeps of its submission but its lines, which have a table; nothing in orders of earlier versions, and no people once
 * they are erased.
 */
export type OrderSnapshot = Partial<Omit<SubmissionContent, 'lines'>>

/** SQL of it, of an order `o`. */
export const ORDER_SNAPSHOT = `o.snapshot - 'lines' as snapshot`

/** The texts that say something. */
export const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((each): each is string => typeof each === 'string' && each.trim() !== '')

/** In lines, as on an envelope; empty: it is picked up. */
export const envelopeOf = ({ address }: OrderSnapshot): string[] =>
  address
    ? present([
        address.name,
        address.company,
        address.street_address,
        address.suburb,
        `${address.city}, ${address.state} ${address.postcode}`,
      ])
    : []

/** The same with the telephone last. */
export const shippingAddressOf = (snapshot: OrderSnapshot): string[] => [
  ...envelopeOf(snapshot),
  ...present([snapshot.address?.telephone]),
]

/** In the order of an address: stored JSON has lost its own. */
export const billingAddressOf = ({ billing }: OrderSnapshot): string[] => {
  const { name, company, street_address, city, state, postcode, telephone } = billing ?? {}
  const place = present([city, present([state, postcode]).join(' ')]).join(', ')
  return present([name, company, street_address, place, telephone])
}

export const purchaseOrderOf = ({ billing }: OrderSnapshot): string | null =>
  present([billing?.['purchase_order_number']])[0] ?? null

export const contactOf = ({ contact }: OrderSnapshot): string[] => present([contact?.name, contact?.phone])

/** The carrier and its service, without the address, which stands beside it. */
export function carrierOf({
  delivery,
  snapshot: { address },
}: {
  readonly delivery: string | null
  readonly snapshot: OrderSnapshot
}): string | null {
  if (!address || delivery === null) return delivery
  const place = `, ${address.street_address}, ${address.city}, ${address.state} ${address.postcode}`
  return delivery.endsWith(place) ? delivery.slice(0, -place.length) : delivery
}
