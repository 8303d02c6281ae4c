import { calls } from '#contract/registry.ts'

type CallName = keyof typeof calls

/** The API calls of each service; services that are missing here use no network. */
const callsOf: Readonly<Record<string, readonly CallName[]>> = {
  addLines: ['addLines'],
  applyCoupon: ['applyCouponCode'],
  askOrderProcess: ['getOrderProcess'],
  authorizeCard: ['authCreditCard'],
  changeCart: ['updateCartProduct', 'deleteCartProduct', 'updateCart'],
  checkCartStock: ['checkCartStock'],
  checkLines: ['checkLines'],
  checkTexas: ['getDisableShippingToTexas'],
  clearMethod: ['saveBilling'],
  createBatch: ['createBatchDocument'],
  createCart: ['newCart'],
  deleteCoupon: ['deleteCouponCode'],
  discardDraft: ['discardContentDraft'],
  dispatchOrder: ['submitOrder'],
  fetchCurrentUser: ['me'],
  fetchProfile: ['selectProfile'],
  getCoupon: ['getCouponCode'],
  loadAddress: ['selectShippingAddress', 'selectShippingAddresses'],
  loadAppInfo: ['getAppInfo'],
  loadBilling: ['selectBilling'],
  loadCarriers: ['selectCarriers'],
  loadCart: ['selectCart', 'selectCartSummary', 'selectCartTotals'],
  loadDates: ['loadAvailableShipDates', 'loadAvailableShipDatesPickup'],
  loadDeadlines: ['getPaymentDeadlineMessages'],
  loadPickupTimes: ['loadAvailablePickupTimes'],
  loadSettings: ['getStoreSettings', 'getAppSettings'],
  logIn: ['login'],
  logOut: ['logout'],
  prepareDocument: ['downloadDocument'],
  publishDraft: ['publishContent'],
  readCart: ['selectCart'],
  readProgress: ['selectCart', 'selectShippingAddress', 'selectBilling', 'getAppSettings'],
  requestMethods: ['resetPasswordInit'],
  changePasswordByCode: ['resetPasswordChange'],
  saveBilling: ['saveBilling'],
  saveDraft: ['saveContentDraft'],
  saveShippingAddress: ['saveShippingAddress'],
  saveShippingQuote: ['saveShippingQuote'],
  searchProducts: ['liveSearch'],
  sendCode: ['resetPassword'],
  setShippingAddress: ['setShippingAddress'],
  submitForm: [
    'register',
    'changePassword',
    'updateProfile',
    'updateToSilver',
    'submitRequestForm',
    'sendContactMessage',
    'subscribeToNewsletter',
    'sendChatMessage',
    'newCart',
    'setCart',
    'updateCart',
    'markForDeletion',
    'withdrawDocument',
    'saveTemplate',
    'removeTemplate',
  ],
  submitOrder: ['submitOrder'],
  undoPublication: ['restoreContent'],
  updatePickupInfo: ['updatePickupInfo'],
  updatePromoProducts: ['updatePromoProducts'],
  uploadFile: ['uploadDocument'],
  verifyCode: ['verifyResetCode'],
}

export const callNamesOf = (service: string): readonly CallName[] =>
  Object.hasOwn(callsOf, service) ? (callsOf[service] ?? []) : []

/** `GET api/carts/select-cart`, one per call. */
export const requestsOf = (service: string): readonly string[] =>
  callNamesOf(service).map((name) => `${calls[name].method} ${calls[name].path}`)
