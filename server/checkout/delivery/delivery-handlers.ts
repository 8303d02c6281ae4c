import type { deliveryCalls } from '#contract/delivery/delivery.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { selectAddress, selectAddresses } from './addresses.ts'
import { chooseQuote, getQuote } from './choose-quote.ts'
import { updatePickupInfo } from './schedule.ts'
import { selectQuotes } from './quotes.ts'
import { saveAddress, setAddress } from './save-address.ts'
import { isBlockedForTexas } from '#server/delivery/texas-check.ts'

export const deliveryHandlers: Handlers<typeof deliveryCalls> = {
  selectShippingAddresses: (_, context) => selectAddresses(context),
  selectShippingAddress: (_, context) => selectAddress(context),
  saveShippingAddress: ({ body }, context) => saveAddress(body.shippingAddress, context),
  setShippingAddress: ({ body }, context) => setAddress(body, context),
  selectCarriers: (_, context) => selectQuotes(context),
  saveShippingQuote: ({ body }, context) => chooseQuote(body, context),
  getShippingQuote: ({ params }, context) => getQuote(params.id, context),
  updatePickupInfo: ({ body }, context) => updatePickupInfo(body, context),
  getDisableShippingToTexas: ({ body }, context) => isBlockedForTexas(body, context),
}
