import { counted } from '#contract/platform/format-count.ts'
import { FAILURE_MESSAGES } from './failure-messages.ts'

/** The fixed texts of the specification, verbatim. */
export const MESSAGES = {
  ...FAILURE_MESSAGES,
  notFound: 'This page does not exist. Check the web address in the URL bar, and try again.',
  newVersionTitle: 'New Version Available',
  newVersion: 'Please refresh your browser to get the latest version',
  loginMismatch: 'Your password and email do not match.',
  logoutSuccess: 'Success',
  productAdded: 'Product added to cart',
  productsRemoved: 'Product(s) removed from cart',
  batchCreated: 'Batch job has been created. You will receive an email once it’s ready.',
  batchFailed: 'Failed to create batch job. Please try again later.',
  cartNameUpdated: 'Cart Name Updated',
  shippingAddressUpdated: 'Shipping Address Updated',
  cartMarkedForDeletion: 'Cart marked for deletion',
  cartDeleteFailed: 'Failed to delete cart',
  savedCartLoaded: 'Saved cart has been loaded.',
  currentCartSaved: 'Current cart has been saved and new cart has been created.',
  staleCart: 'Stale cart detected. A new cart has been created',
  pickupSaved: 'Update successful.',
  pickupFailed: 'Update unsuccessful.',
  couponApplied: 'Coupon Code Applied.',
  couponDeleted: 'Coupon Code Deleted',
  orderSubmitted: 'Order submitted.',
  cardDeclined: 'Card Transaction Declined',
  cardsNotTaken: 'We do not take cards online at the moment. Nothing was charged.',
  orderFailed: 'An error occurred',
  texas:
    'Bottle Rockets and Stick Rockets cannot be shipped to Texas. Remove these products from your cart to continue checking out.',
  required: 'Required',
  codeSent: 'Code has been sent.',
  passwordReset: 'Password reset complete.',
  volumeRequested: 'Request submitted.',
  passwordChanged: 'Password changed.',
  profileUpdated: 'Updated.',
  pricingLevelUpdated: 'Pricing Level Updated',
  registeredForVolume: 'Registration complete! Taking you to the Volume Application Form.',
  registered: 'Registration complete! Taking you to the main page.',
} as const

export const couponAppliedText = (code: string | null): string =>
  code === null ? MESSAGES.couponApplied : `${code} ${MESSAGES.couponApplied}`

export const linesRemovedText = (count: number): string => `Removed ${counted(count, 'line')} from the cart`

export const linesLimitedText = (count: number): string => `Set ${counted(count, 'line')} to what is left`

/** @param missing lines of products that are no longer sold */
export function linesRestoredText(count: number, missing: number): string {
  const isBack = counted(count, 'line is as it was', 'lines are as they were')
  const products = counted(missing, 'product is', 'products are')
  return missing === 0 ? isBack : `${isBack}; ${products} no longer sold`
}

export const orderExceptionText = (phone: string): string =>
  `There was an error processing your order. Please contact customer service at ${phone}`

/** Shown when an order is still pending after the maximum wait. */
export const stillProcessingText = (cartId: number): string => `We are still processing order ${cartId}`
