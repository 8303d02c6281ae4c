import { assign, emit, raise, sendTo, setup } from 'xstate'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { CartEvent } from '#machines/cart/cart.types.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import { maintenanceMachine } from '#machines/site/maintenance/maintenance.machine.ts'
import { placeholderActor, placeholderCallback } from '#machines/platform/placeholder-actor.ts'
import type { CustomerMachines } from './customer-machines.ts'
import { productSearchMachine } from '#machines/catalogue/product-search/product-search.machine.ts'
import { sessionMachine } from '#machines/account/session/session.machine.ts'
import { systemActor } from '#machines/platform/system.ts'
import { toasterMachine } from '#machines/platform/toaster/toaster.machine.ts'
import { versionCheckMachine } from '#machines/site/version-check/version-check.machine.ts'
import type {
  ImportCustomerMachinesLogic,
  LoadSettingsLogic,
  SettingsAnswer,
  ShopContext,
  ShopEmitted,
  ShopEvent,
  ShopInput,
  ShopMeta,
  ShopTag,
} from './shop.types.ts'

interface Known {
  readonly customer: ShopContext['customer']
}

/** The customer's permission overrides the setting. */
const isCheckoutDisabled = ({ appSettings, customer }: ShopContext): boolean =>
  flagOf(appSettings, 'is_checkout_disabled') && !customer?.allow_disabled_checkout

/** Narrows a value that the guard `hasWanted` has checked. */
function lineOf({ wanted }: ShopContext): Extract<CartEvent, { type: 'line.add' }> {
  if (wanted === null) throw new Error('nothing is wanted')
  return { type: 'line.add', ...wanted }
}

export const shopSetup = setup({
  types: {
    context: {} as ShopContext,
    events: {} as ShopEvent,
    input: {} as ShopInput,
    emitted: {} as ShopEmitted,
    tags: {} as ShopTag,
    meta: {} as ShopMeta,
  },
  actors: {
    session: sessionMachine,
    // types only: the app provides these machines once a customer is known
    cart: placeholderCallback() as unknown as CustomerMachines['cart'],
    staleCart: placeholderCallback() as unknown as CustomerMachines['staleCart'],
    coupon: placeholderCallback() as unknown as CustomerMachines['coupon'],
    checkout: placeholderCallback() as unknown as CustomerMachines['checkout'],
    productSearch: productSearchMachine,
    toaster: toasterMachine,
    maintenance: maintenanceMachine,
    versionCheck: versionCheckMachine,
    importCustomerMachines: placeholderActor<ImportCustomerMachinesLogic>(),
    loadSettings: placeholderActor<LoadSettingsLogic>(),
  },
  guards: {
    hasCustomer: ({ context }) => context.customer !== null,
    hasWanted: ({ context }) => context.wanted !== null,
    hasSettings: ({ context }) => Object.keys(context.appSettings).length > 0,
    isAnotherCustomer: ({ context }, { customer }: Known) =>
      context.customer !== null && context.customer.customers_id !== customer?.customers_id,
  },
  actions: {
    recordSettings: assign((_, { storeSettings, appSettings }: SettingsAnswer) => ({
      storeSettings,
      appSettings,
    })),
    recordCustomer: assign((_, { customer }: Known) => ({
      stored: null,
      customer: customer && {
        customers_id: customer.customers_id,
        allow_disabled_checkout: customer.allow_disabled_checkout,
      },
    })),
    forgetCustomer: assign({ stored: null, customer: null }),
    recordWanted: assign((_, { products_id, quantity }: Item) => ({ wanted: { products_id, quantity } })),
    forgetWanted: assign({ wanted: null }),
    addWanted: sendTo(systemActor('cart'), ({ context }) => lineOf(context)),
    greet: raise({ type: 'customer.greeted' }),
    notifyCartKnown: sendTo(systemActor('cart'), { type: 'customer.known' }),
    notifySearchKnown: sendTo(systemActor('productSearch'), { type: 'customer.known' }),
    loadCoupon: sendTo(systemActor('coupon'), { type: 'coupon.load' }),
    notifyCartLeft: sendTo(systemActor('cart'), { type: 'customer.left' }),
    notifyStaleCartLeft: sendTo(systemActor('staleCart'), { type: 'customer.left' }),
    notifyCouponLeft: sendTo(systemActor('coupon'), { type: 'customer.left' }),
    notifyCheckoutLeft: sendTo(systemActor('checkout'), { type: 'customer.left' }),
    notifySearchLeft: sendTo(systemActor('productSearch'), { type: 'customer.left' }),
    notifyToasterLeft: sendTo(systemActor('toaster'), { type: 'customer.left' }),
    notifyAvailability: sendTo(systemActor('checkout'), ({ context }) => ({
      type: isCheckoutDisabled(context) ? 'checkout.disabled' : 'checkout.enabled',
    })),
    reportMissingMachines: sendTo(systemActor('versionCheck'), { type: 'chunk.failed' }),
    raiseLoaded: raise({ type: 'customerMachines.loaded' }),
    announceOutdated: emit({ type: 'customerData.outdated' }),
  },
  delays: { refreshPeriod: FIVE_MINUTES },
})
