import { typedCard } from '#tests/support/checkout.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import { flowPolicies } from './flow-policies.ts'
import { messagePolicies } from './message-policies.ts'
import { cartPolicies } from './cart-policies.ts'
import { body, customer, ofCustomer } from './customer-policy.ts'
import type { Policy } from './policy.ts'
import { documentPolicies } from './document-policies.ts'
import { contentPolicies } from './content-policies.ts'
import { showPolicies } from './show-policies.ts'
import { profilePolicies } from './profile-policies.ts'
import { feedPolicies } from './feed-policies.ts'
import { staffPolicies } from './staff-policies.ts'

const everybody = (...names: readonly string[]): Readonly<Record<string, Policy>> =>
  Object.fromEntries(names.map((name) => [name, { admits: 'everybody' }]))
const storefront = (admits: Policy['admits']): Policy => ({
  admits,
  ids: { 'params.id': 'public' },
  payload: () => ({ params: { id: '11' } }),
})
const address = {
  name: 'Dana Whitfield',
  street_address: '9 Mill Lane',
  city: 'Tulsa',
  state: 'OK',
  postcode: '74103',
  telephone: '(417) 555-0101',
}

/** Who may do what, by the name of the call. A call that is missing here fails the proof. */
export const policies: Readonly<Record<string, Policy>> = {
  ...everybody(
    'categories',
    'productLists',
    'colors',
    'effects',
    'firingPatterns',
    'debrisProfiles',
    'caliberFilter',
    'durations',
    'ignitionTypes',
    'performanceHeightFilter',
    'getAppInfo',
    'getActiveRedirects',
  ),
  me: customer,
  login: {
    admits: 'everybody',
    ids: { 'body.customers_id': 'own' },
    payload: body(({ email }) => ({
      username: email,
      password: 'Not-that-1',
      customers_id: null,
      otp: '123456',
      is_impersonate: true,
    })),
  },
  logout: { admits: 'visitor' },
  register: { admits: 'everybody', ids: { 'body.registerData.customers_email_address': 'public' } },
  selectResetMethods: { admits: 'everybody', ids: { 'body.customers_email_address': 'public' } },
  sendResetCode: { admits: 'everybody', ids: { 'body.customers_email_address': 'public' } },
  verifyResetCode: { admits: 'everybody', ids: { 'body.customers_email_address': 'public' } },
  changePasswordByCode: { admits: 'everybody', ids: { 'body.customers_email_address': 'public' } },
  changePassword: ofCustomer(
    undefined,
    body(() => ({
      current_password: seededPassword,
      password: 'Lantern!Orchard27',
      password_confirmation: 'Lantern!Orchard27',
    })),
  ),
  ...profilePolicies,
  submitRequestForm: ofCustomer(
    // a number of the tax office, told by whoever applies
    { 'body.tax_id': 'public' },
    body(() => ({ company: 'Quill', tax_id: '12-3456789', yearly_volume: 'under-5000', state: 'MO' })),
  ),
  selectRequestForm: customer,
  ...messagePolicies,
  loadAvailablePickupTimes: ofCustomer(
    undefined,
    body(() => ({ selectedDate: '2027-03-01' })),
  ),
  loadAvailableShipDates: customer,
  loadAvailableShipDatesPickup: customer,
  selectOrders: ofCustomer(
    // an order of somebody else gives the same empty page as this one, which nobody has
    { 'body.orders_id': 'ignored' },
    body(() => ({ orders_id: 2_000_000_123 })),
  ),
  products: { admits: 'visitor' },
  getByUrl: {
    admits: 'visitor',
    ids: { 'params.url': 'public' },
    payload: ({ productUrl }) => ({ params: { url: productUrl } }),
  },
  banners: { admits: 'visitor', payload: body(() => ({ filters: {} })) },
  liveSearch: { admits: 'visitor', payload: body(() => ({ search_term: 'aurora' })) },
  productSort: storefront('visitor'),
  manufacturers: {
    admits: 'everybody',
    ids: { 'query.customers_email_address': 'ignored' },
    payload: ({ email }) => ({ query: { customers_email_address: email } }),
  },
  priceFilters: storefront('customer'),
  ...cartPolicies,
  selectShippingAddresses: customer,
  selectShippingAddress: customer,
  saveShippingAddress: ofCustomer(
    { 'body.shippingAddress.shipping_address_id': 'own' },
    body(({ addressId }) => ({ shippingAddress: { shipping_address_id: addressId, ...address } })),
  ),
  setShippingAddress: ofCustomer(
    { 'body.shipping_address_id': 'own' },
    body(({ addressId }) => ({ shipping_address_id: addressId, is_customer_address: true })),
  ),
  selectCarriers: customer,
  saveShippingQuote: ofCustomer(
    { 'body.shipping_quotes_id': 'own', 'body.optionId': 'public' },
    body(({ quoteId, optionId }) => ({ optionId, shipping_quotes_id: quoteId, selected: true })),
  ),
  getShippingQuote: ofCustomer({ 'params.id': 'own' }, ({ quoteId }) => ({ params: { id: quoteId } })),
  updatePickupInfo: ofCustomer(
    undefined,
    body(() => ({ is_pickup: false })),
  ),
  getDisableShippingToTexas: ofCustomer(
    { 'body.items.0.products_id': 'public' },
    body(({ productId }) => ({ items: [{ products_id: productId, quantity: 1 }], state: 'MO' })),
  ),
  authCreditCard: ofCustomer(
    undefined,
    body(() => typedCard()),
  ),
  saveBilling: ofCustomer(
    { 'body.id': 'own' },
    body(({ cartId }) => ({ id: cartId, payment_method: null })),
  ),
  selectBilling: customer,
  getCouponCode: customer,
  applyCouponCode: ofCustomer(
    undefined,
    body(() => ({ coupon_code: 'SPRING12' })),
  ),
  deleteCouponCode: customer,
  getPaymentDeadlineMessages: customer,
  checkCartStock: customer,
  updatePromoProducts: customer,
  submitOrder: ofCustomer(
    { 'body.cart_id': 'own', 'body.shipping_quotes_id': 'reviewed' },
    body(({ request }) => ({ ...request })),
  ),
  getOrderProcess: ofCustomer({ 'params.id': 'own' }, ({ cartId }) => ({ params: { id: String(cartId) } })),
  getStoreSettings: { admits: 'everybody', payload: body(() => ({ settings_key: 'store' })) },
  getAppSettings: { admits: 'everybody', payload: body(() => ({ settings_key: 'app' })) },
  ...documentPolicies,
  ...contentPolicies,
  ...showPolicies,
  ...flowPolicies,
  ...staffPolicies,
  ...feedPolicies,
}
