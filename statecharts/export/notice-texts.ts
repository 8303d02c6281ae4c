import {
  couponAppliedText,
  MESSAGES,
  orderExceptionText,
  stillProcessingText,
} from '#contract/platform/messages.ts'

/** Stands for what only the server knows. */
const SAID = '(what the server says)'

/** The text that the page shows for each notice that a machine announces; src/app/effects/notices.ts is compared with it. */
export const noticeTexts: Readonly<Record<string, string>> = {
  'notice.loginFailed': `${MESSAGES.loginMismatch} Or: ${SAID}`,
  'notice.loggedOut': `${MESSAGES.logoutSuccess} Or: ${SAID}`,
  'notice.logoutFailed': MESSAGES.anErrorOccurred,
  'notice.productAdded': MESSAGES.productAdded,
  'notice.productsRemoved': MESSAGES.productsRemoved,
  'notice.cartChangeFailed': SAID,
  'notice.staleCart': MESSAGES.staleCart,
  'notice.addressUpdated': MESSAGES.shippingAddressUpdated,
  'notice.pickupSaved': MESSAGES.pickupSaved,
  'notice.pickupFailed': MESSAGES.pickupFailed,
  'notice.requestFailed': `${SAID} Or: ${MESSAGES.anErrorOccurred}`,
  'notice.cardDeclined': MESSAGES.cardDeclined,
  'notice.couponApplied': couponAppliedText('(code)'),
  'notice.couponDeleted': MESSAGES.couponDeleted,
  'notice.couponFailed': `${SAID} Or: ${MESSAGES.anErrorOccurred}`,
  'notice.orderSubmitted': `${MESSAGES.orderSubmitted} Or: ${SAID}`,
  'notice.orderFailed': MESSAGES.orderFailed,
  'notice.orderException': orderExceptionText('(telephone of the shop)'),
  'notice.orderProcessing': stillProcessingText(0).replace('0', '(number)'),
  'notice.codeSent': MESSAGES.codeSent,
  'notice.passwordReset': MESSAGES.passwordReset,
  'notice.batchCreated': MESSAGES.batchCreated,
  'notice.batchFailed': MESSAGES.batchFailed,
  'notice.formAccepted': 'What was saved, such as: Updated.',
}
