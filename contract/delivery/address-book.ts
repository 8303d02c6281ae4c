import * as v from 'valibot'
import { AddressInput } from './delivery.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Id, Outcome } from '#contract/platform/wire.ts'

const BookAddress = v.omit(AddressInput, ['is_customer_address'])
/** With an id an address of the book that is changed, else a new one. */
export type BookAddress = v.InferInput<typeof BookAddress>

const AddressSave = v.strictObject({ address: BookAddress })
export type AddressSave = v.InferInput<typeof AddressSave>

const AddressRemoval = v.strictObject({ id: Id })
export type AddressRemoval = v.InferInput<typeof AddressRemoval>

const DefaultAddress = v.strictObject({ id: Id })
export type DefaultAddress = v.InferInput<typeof DefaultAddress>

export const addressBookCalls = {
  saveBookAddress: endpoint({
    method: 'POST',
    path: 'api/account/save-address',
    auth: 'required',
    summary: 'Add an address to the address book, or with an id change one; the carts keep their choice',
    body: AddressSave,
    answer: Outcome,
  }),
  removeBookAddress: endpoint({
    method: 'POST',
    path: 'api/account/remove-address',
    auth: 'required',
    summary: 'Remove an address from the address book; a cart that was shipped to it asks for another one',
    body: AddressRemoval,
    answer: Outcome,
  }),
  setDefaultAddress: endpoint({
    method: 'POST',
    path: 'api/customers/set-default-address',
    auth: 'required',
    summary: 'Ship new carts to this address of the address book; the present cart and orders keep theirs',
    body: DefaultAddress,
    answer: Outcome,
  }),
}
