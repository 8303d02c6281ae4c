import type { Policy } from './policy.ts'

export const profilePolicies: Readonly<Record<string, Policy>> = {
  selectProfile: { admits: 'customer' },
  updateProfile: {
    admits: 'customer',
    ids: { 'body.customers_email_address': 'public', 'body.email_notifications': 'public' },
    payload: () => ({ body: { company: 'Quill' } }),
  },
  updateToSilver: { admits: 'customer' },
  saveBookAddress: {
    admits: 'customer',
    ids: { 'body.address.shipping_address_id': 'own' },
    payload: ({ addressId }) => ({
      body: {
        address: {
          shipping_address_id: addressId,
          name: 'Dana Whitfield',
          street_address: '9 Mill Lane',
          city: 'Tulsa',
          state: 'OK',
          postcode: '74103',
        },
      },
    }),
  },
  removeBookAddress: {
    admits: 'customer',
    ids: { 'body.id': 'own' },
    payload: ({ addressId }) => ({ body: { id: addressId } }),
  },
  setDefaultAddress: {
    admits: 'customer',
    ids: { 'body.id': 'own' },
    payload: ({ addressId }) => ({ body: { id: addressId } }),
  },
}
