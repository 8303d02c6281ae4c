import { accountCalls } from './account.ts'
import { authCalls } from './auth.ts'
import { cartCalls } from './carts.ts'
import { deliveryCalls } from './delivery.ts'
import { filterCalls } from './filters.ts'
import { orderCalls } from './orders.ts'
import { passwordCalls } from './password.ts'
import { paymentCalls } from './payment.ts'
import { profileCalls } from './profile.ts'
import { productCalls } from './products.ts'
import { registrationCalls } from './registration.ts'
import { siteCalls } from './site.ts'
import { volumeCalls } from './volume.ts'

/** All calls of the API by name. The app imports the groups separately and never this. */
export const calls = {
  ...authCalls,
  ...registrationCalls,
  ...passwordCalls,
  ...profileCalls,
  ...accountCalls,
  ...productCalls,
  ...filterCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...paymentCalls,
  ...orderCalls,
  ...siteCalls,
  ...volumeCalls,
}
