import type { MachineWords } from '#machines/platform/words.ts'
import type { shopMachine } from './shop.machine.ts'

export const shopWords: MachineWords<typeof shopMachine> = {
  guards: {
    hasCustomer: 'a customer is logged in',
    hasWanted: 'a visitor wanted to buy something before the log-in',
    hasSettings: 'settings from before are known',
    isAnotherCustomer: 'it is another customer than before',
  },
  events: {
    'session.signedIn': 'a customer has logged in',
    'session.signedOut': 'nobody is logged in any more',
    'settings.refresh': 'the settings may have changed',
    'customerMachines.request': 'a page needs the workflows of customers',
    'line.want': 'a visitor wants to buy a product',
    'customer.greeted': 'a customer is known and the shop is ready',
    'customerMachines.loaded': 'the workflows of customers have loaded',
  },
  actions: {
    recordSettings: 'keeps the settings of the shop',
    recordCustomer: 'keeps who is logged in',
    forgetCustomer: 'knows no customer',
    recordWanted: 'remembers what the visitor wanted to buy',
    forgetWanted: 'forgets what the visitor wanted to buy',
    addWanted: 'puts what the visitor wanted into the cart',
    greet: 'begins what every logged-in customer gets',
    notifyCartKnown: 'has the cart of the customer read',
    notifySearchKnown: 'lets the search show prices',
    loadCoupon: 'has the coupon of the cart read',
    notifyCartLeft: 'makes the cart forget the customer',
    notifyStaleCartLeft: 'makes the recovery of carts forget the customer',
    notifyCouponLeft: 'makes the coupon forget the customer',
    notifyCheckoutLeft: 'makes checkout forget the customer',
    notifySearchLeft: 'makes the search forget the customer',
    notifyToasterLeft: 'takes messages of the customer away',
    notifyAvailability: 'tells checkout whether it is open for this customer',
    reportMissingMachines: 'has a newer version of the page looked for',
    raiseLoaded: 'goes on now that the workflows of customers are there',
    announceOutdated: 'has everything that depends on the customer read again',
  },
  delays: {
    refreshPeriod: 'the time between two readings of the settings',
  },
  tags: {
    customerActorsReady: 'cart, checkout and coupon of the customer work',
    customerMachinesMissing: 'the scripts for customers are not there',
  },
}
