import { calls } from '#contract/registry.ts'

type CallName = keyof typeof calls

/** The API calls of each service; services that are missing here use no network. */
const callsOf: Readonly<Record<string, readonly CallName[]>> = {
  addLines: ['addLines'],
  addShowLines: ['addLines'],
  applyCoupon: ['applyCouponCode'],
  applyImport: ['applyProductImport'],
  askOrderProcess: ['getOrderProcess'],
  authorizeCard: ['authCreditCard'],
  changeCart: ['updateCartProduct', 'deleteCartProduct', 'setLines', 'updateCart'],
  checkCartStock: ['checkCartStock'],
  checkImport: ['checkProductImport'],
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
  importShow: ['selectCart', 'selectSavedCartsWithItems', 'selectOrders', 'checkLines', 'showProducts'],
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
  proposeShows: ['products', 'selectShippingAddresses'],
  publishDraft: ['publishContent'],
  publishShow: ['publishShow'],
  readCart: ['selectCart'],
  readGoods: ['showProducts'],
  readProgress: ['selectCart', 'selectShippingAddress', 'selectBilling', 'getAppSettings'],
  readShare: ['selectShows'],
  readSharedShow: ['viewShow', 'showProducts'],
  readShow: ['selectShow'],
  readShows: ['selectShows'],
  removeShow: ['removeShow'],
  requestMethods: ['resetPasswordInit'],
  changePasswordByCode: ['resetPasswordChange'],
  revokeShare: ['revokeShare'],
  saveBilling: ['saveBilling'],
  saveDraft: ['saveContentDraft'],
  saveShippingAddress: ['saveShippingAddress'],
  saveShippingQuote: ['saveShippingQuote'],
  sendFlow: ['countFlow'],
  searchProducts: ['liveSearch'],
  sendCode: ['resetPassword'],
  sendShow: ['saveShow'],
  setShippingAddress: ['setShippingAddress'],
  // each page provides the call of its form; this is that of the samples
  submitForm: ['changePassword'],
  submitOrder: ['submitOrder'],
  undoImport: ['undoProductImport'],
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
