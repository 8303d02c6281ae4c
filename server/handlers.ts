import type { calls } from '#contract/registry.ts'
import { accountHandlers } from './account/account-handlers.ts'
import { orderHistoryHandlers } from './orders/order-history-handlers.ts'
import { authHandlers } from './account/auth/auth-handlers.ts'
import { passwordHandlers } from './account/auth/password-handlers.ts'
import { unsubscribeHandlers } from './account/unsubscribe.ts'
import { cartHandlers } from './cart/cart-handlers.ts'
import { setLinesHandlers } from './cart/set-lines.ts'
import { filterHandlers } from './catalogue/filter-handlers.ts'
import { productHandlers } from './catalogue/product-handlers.ts'
import { stockAlertHandlers } from './catalogue/stock-alerts/stock-alert-handlers.ts'
import { chatHandlers } from './site/chat/chat-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { contentEditingHandlers } from './content/editing-handlers.ts'
import { addressBookHandlers } from './checkout/delivery/address-book.ts'
import { dateHandlers } from './checkout/delivery/date-handlers.ts'
import { deliveryHandlers } from './checkout/delivery/delivery-handlers.ts'
import { customerDocumentHandlers } from './documents/customer-document-handlers.ts'
import { documentHandlers } from './sheets/document-handlers.ts'
import { flowHandlers } from './site/flow/flow-handlers.ts'
import { staffOrderHandlers } from './orders/fulfillment/staff-order-handlers.ts'
import type { Handlers } from './platform/http/handler.ts'
import { messageHandlers } from './site/messages-to-shop/message-handlers.ts'
import { lineHandlers } from './quick-order/line-handlers.ts'
import { orderHandlers } from './checkout/submission/order-handlers.ts'
import { paymentHandlers } from './checkout/payment/payment-handlers.ts'
import { showHandlers } from './shows/show-handlers.ts'
import { siteHandlers } from './storefront/site-handlers.ts'
import { feedHandlers } from './staff/feed/feed-handlers.ts'
import { staffFeedHandlers } from './staff/feed/staff-feed-handlers.ts'
import { staffDocumentHandlers } from './staff/documents/staff-document-handlers.ts'
import { staffImportHandlers } from './staff/imports/products/staff-import-handlers.ts'
import { staffOrderPaperHandlers } from './orders/papers/staff-order-paper-handlers.ts'
import { staffNewsletterHandlers } from './staff/newsletter/newsletter-handlers.ts'
import { staffProductHandlers } from './staff/products/product-handlers.ts'
import { staffPhotoHandlers } from './staff/products/staff-photo-handlers.ts'
import { staffSettingsHandlers } from './staff/settings-handlers.ts'
import { staffHandlers } from './staff/staff-handlers.ts'
import { staffSetupHandlers } from './staff/setup/setup-handlers.ts'
import { staffWebhookHandlers } from './staff/feed/staff-webhook-handlers.ts'
import { templateHandlers } from './quick-order/templates/template-handlers.ts'
import { staffVolumeHandlers } from './account/volume/staff-volume-handlers.ts'
import { volumeHandlers } from './account/volume/volume-handlers.ts'

/** The handlers of all calls; a missing one is a compile error. */
export const handlers: Handlers<typeof calls> = {
  ...authHandlers,
  ...passwordHandlers,
  ...accountHandlers,
  ...orderHistoryHandlers,
  ...dateHandlers,
  ...unsubscribeHandlers,
  ...productHandlers,
  ...stockAlertHandlers,
  ...filterHandlers,
  ...cartHandlers,
  ...setLinesHandlers,
  ...lineHandlers,
  ...templateHandlers,
  ...deliveryHandlers,
  ...addressBookHandlers,
  ...paymentHandlers,
  ...orderHandlers,
  ...documentHandlers,
  ...customerDocumentHandlers,
  ...siteHandlers,
  ...contentHandlers,
  ...contentEditingHandlers,
  ...staffHandlers,
  ...staffSettingsHandlers,
  ...staffProductHandlers,
  ...staffSetupHandlers,
  ...staffVolumeHandlers,
  ...staffDocumentHandlers,
  ...staffOrderPaperHandlers,
  ...staffNewsletterHandlers,
  ...staffImportHandlers,
  ...staffPhotoHandlers,
  ...staffOrderHandlers,
  ...staffFeedHandlers,
  ...staffWebhookHandlers,
  ...feedHandlers,
  ...volumeHandlers,
  ...messageHandlers,
  ...chatHandlers,
  ...showHandlers,
  ...flowHandlers,
}
