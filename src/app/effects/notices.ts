import { joinedErrors } from '#contract/platform/failure.ts'
import {
  couponAppliedText,
  linesLimitedText,
  linesRemovedText,
  linesRestoredText,
  MESSAGES,
  orderExceptionText,
  stillProcessingText,
} from '#contract/platform/messages.ts'
import type { CartEmitted } from '#machines/cart/cart.types.ts'
import type { CheckoutEmitted } from '#machines/checkout/checkout.types.ts'
import type { CouponEmitted } from '#machines/checkout/coupon/coupon.types.ts'
import type { DeliveryEmitted } from '#machines/delivery/delivery.types.ts'
import type { DocumentJobEmitted } from '#machines/sheets/document-job/document-job.types.ts'
import type { FormSubmissionEmitted } from '#machines/site/form-submission/form-submission.types.ts'
import type { OrderSubmissionEmitted } from '#machines/checkout/order-submission/order-submission.types.ts'
import type { PasswordResetEmitted } from '#machines/account/password-reset/password-reset.types.ts'
import type { PaymentEmitted } from '#machines/checkout/payment/payment.types.ts'
import type { ScheduleEmitted } from '#machines/delivery/schedule/schedule.types.ts'
import type { SessionEmitted } from '#machines/account/session/session.types.ts'
import type { ShippingQuotesEmitted } from '#machines/delivery/shipping-quotes/shipping-quotes.types.ts'
import type { StaleCartEmitted } from '#machines/cart/stale-cart/stale-cart.types.ts'
import type { ToastAction, ToastForm } from '#machines/platform/toaster/toaster.types.ts'

type Emitted =
  | SessionEmitted
  | CartEmitted
  | StaleCartEmitted
  | CheckoutEmitted
  | DeliveryEmitted
  | ScheduleEmitted
  | ShippingQuotesEmitted
  | PaymentEmitted
  | CouponEmitted
  | OrderSubmissionEmitted
  | PasswordResetEmitted
  | FormSubmissionEmitted
  | DocumentJobEmitted

export type NoticeEvent = Extract<Emitted, { type: `notice.${string}` }>
type NoticeType = NoticeEvent['type']

export const isNotice = (event: { readonly type: string }): event is NoticeEvent =>
  event.type.startsWith('notice.')

export interface Notice extends ToastForm {
  readonly text: string
  readonly action: ToastAction | null
}

/** Position and duration by kind, from the specification: success, error, warning; information in the layout area. */
const FORMS = {
  success: { tone: 'success', position: 'bottom-right', duration: 2_000 },
  undoableSuccess: { tone: 'success', position: 'bottom-right', duration: 12_000 },
  longSuccess: { tone: 'success', position: 'top-center', duration: 12_000 },
  error: { tone: 'danger', position: 'top-center', duration: 10_000 },
  warning: { tone: 'warn', position: 'top-center', duration: 5_000 },
  information: { tone: 'info', position: 'top-right', duration: 3_000 },
} as const satisfies Record<string, ToastForm>

const notice = (form: keyof typeof FORMS, text: string, action: ToastAction | null = null): Notice => ({
  ...FORMS[form],
  text,
  action,
})

type Texts = {
  readonly [T in NoticeType]: (event: Extract<NoticeEvent, { type: T }>, phone: string) => Notice
}

const NOTICES: Texts = {
  'notice.loginFailed': ({ problem, errors }) =>
    notice('error', problem === 'mismatch' ? MESSAGES.loginMismatch : joinedErrors(errors)),
  'notice.loggedOut': ({ message }) => notice('success', message || MESSAGES.logoutSuccess),
  'notice.logoutFailed': () => notice('error', MESSAGES.anErrorOccurred),
  'notice.productAdded': () => notice('success', MESSAGES.productAdded),
  'notice.productsRemoved': ({ products_id, quantity }) =>
    notice('success', MESSAGES.productsRemoved, { kind: 'undoRemoval', products_id, quantity }),
  'notice.linesSet': ({ reason, before }) =>
    notice(
      'undoableSuccess',
      reason === 'removal' ? linesRemovedText(before.length) : linesLimitedText(before.length),
      { kind: 'undoLines', lines: before },
    ),
  'notice.linesRestored': ({ count, missing }) =>
    notice(missing === 0 ? 'success' : 'warning', linesRestoredText(count, missing)),
  'notice.cartChangeFailed': ({ message, errors }) => notice('error', message || joinedErrors(errors)),
  'notice.staleCart': () => notice('warning', MESSAGES.staleCart),
  'notice.addressUpdated': () => notice('success', MESSAGES.shippingAddressUpdated),
  'notice.pickupSaved': () => notice('success', MESSAGES.pickupSaved),
  'notice.pickupFailed': () => notice('error', MESSAGES.pickupFailed),
  'notice.requestFailed': ({ errors }) => notice('error', joinedErrors(errors)),
  'notice.cardDeclined': () => notice('error', MESSAGES.cardDeclined),
  'notice.couponApplied': ({ coupon_code }) => notice('success', couponAppliedText(coupon_code)),
  'notice.couponDeleted': () => notice('success', MESSAGES.couponDeleted),
  'notice.couponFailed': ({ error }) => notice('error', error || MESSAGES.anErrorOccurred),
  'notice.orderSubmitted': ({ message }) => notice('success', message || MESSAGES.orderSubmitted),
  'notice.orderFailed': () => notice('error', MESSAGES.orderFailed),
  'notice.orderException': (_, phone) => notice('error', orderExceptionText(phone)),
  'notice.orderProcessing': ({ cart_id }) => notice('information', stillProcessingText(cart_id)),
  'notice.codeSent': () => notice('success', MESSAGES.codeSent),
  'notice.passwordReset': () => notice('success', MESSAGES.passwordReset),
  'notice.batchCreated': () => notice('success', MESSAGES.batchCreated),
  'notice.batchFailed': () => notice('error', MESSAGES.batchFailed),
  'notice.formAccepted': ({ notice: { text, isLong } }) => notice(isLong ? 'longSuccess' : 'success', text),
}

/** Maps a notice of a machine to its toast: text, position and duration. */
export function noticeOf(event: NoticeEvent, phone: string): Notice {
  // NOTICES has a function per type, which TypeScript cannot correlate with the type of the event
  const write = NOTICES[event.type] as (announced: NoticeEvent, phone: string) => Notice
  return write(event, phone)
}
