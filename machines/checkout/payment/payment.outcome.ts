import type { Billing, CardAnswer } from '#contract/checkout/payment.ts'
import type { BillingForm, BillingSaved, PaymentContext } from './payment.types.ts'

export type CardVerdict = 'authorized' | 'declined' | 'refused'

export function verdictOn({ success, card_declined }: CardAnswer): CardVerdict {
  if (success) return 'authorized'
  return card_declined ? 'declined' : 'refused'
}

/** `unverified`: a card that the shop verifies before review. */
export type SaveVerdict = 'unverified' | 'settled' | 'refused'

export function verdictOnSave(
  { success }: BillingSaved,
  { form, cybersource_disabled }: PaymentContext,
): SaveVerdict {
  if (!success) return 'refused'
  return form?.payment_method === 'credit_card' && !cybersource_disabled ? 'unverified' : 'settled'
}

/** A method is saved, and the shop still takes it for this cart. */
export const isOffered = ({ payment_method, methods }: Billing): boolean =>
  payment_method !== null && methods.includes(payment_method)

/** The billing record after the form was saved. */
export const savedBilling = ({ cartBilling, form }: PaymentContext): PaymentContext['cartBilling'] =>
  cartBilling && form ? { ...cartBilling, ...filled(form) } : cartBilling

/** The payload of save-billing; the service adds blank card fields. */
export function billingIn({ cartBilling, form }: PaymentContext): BillingForm & { readonly id: number } {
  if (cartBilling === null || form === null)
    throw new Error('billing is saved after it is loaded and filled in')
  return { ...form, id: cartBilling.id }
}

export function billingIdIn({ cartBilling }: PaymentContext): number {
  if (cartBilling === null) throw new Error('a method is cleared after billing is loaded')
  return cartBilling.id
}

const filled = (form: BillingForm) => ({
  payment_method: form.payment_method,
  name: form.name ?? null,
  company: form.company ?? null,
  street_address: form.street_address ?? null,
  city: form.city ?? null,
  state: form.state ?? null,
  postcode: form.postcode ?? null,
  telephone: form.telephone ?? null,
  purchase_order_number: form.purchase_order_number ?? null,
})
