import type { calls } from '#contract/registry.ts'
import { accountHandlers } from './account/account-handlers.ts'
import { orderHistoryHandlers } from './account/order-history-handlers.ts'
import { authHandlers } from './auth/auth-handlers.ts'
import { passwordHandlers } from './auth/password-handlers.ts'
import { cartHandlers } from './carts/cart-handlers.ts'
import { filterHandlers } from './catalogue/filter-handlers.ts'
import { productHandlers } from './catalogue/product-handlers.ts'
import { chatHandlers } from './chat/chat-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { contentEditingHandlers } from './content/editing-handlers.ts'
import { addressBookHandlers } from './delivery/address-book.ts'
import { dateHandlers } from './delivery/date-handlers.ts'
import { deliveryHandlers } from './delivery/delivery-handlers.ts'
import { customerDocumentHandlers } from './documents/customer-document-handlers.ts'
import { documentHandlers } from './documents/document-handlers.ts'
import { flowHandlers } from './flow/flow-handlers.ts'
import { staffOrderHandlers } from './fulfillment/staff-order-handlers.ts'
import type { Handlers } from './http/handler.ts'
import { messageHandlers } from './messages/message-handlers.ts'
import { lineHandlers } from './order-lines/line-handlers.ts'
import { orderHandlers } from './orders/order-handlers.ts'
import { paymentHandlers } from './payment/payment-handlers.ts'
import { showHandlers } from './shows/show-handlers.ts'
import { siteHandlers } from './site/site-handlers.ts'
import { staffDocumentHandlers } from './documents/staff-document-handlers.ts'
import { staffImportHandlers } from './product-import/staff-import-handlers.ts'
import { staffSettingsHandlers } from './staff/settings-handlers.ts'
import { staffHandlers } from './staff/staff-handlers.ts'
import { templateHandlers } from './templates/template-handlers.ts'
import { staffVolumeHandlers } from './volume/staff-volume-handlers.ts'
import { volumeHandlers } from './volume/volume-handlers.ts'

/** The handlers of all calls; a missing one is a compile error. */
export const handlers: Handlers<typeof calls> = {
  ...authHandlers,
  ...passwordHandlers,
  ...accountHandlers,
  ...orderHistoryHandlers,
  ...dateHandlers,
  ...productHandlers,
  ...filterHandlers,
  ...cartHandlers,
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
  ...staffVolumeHandlers,
  ...staffDocumentHandlers,
  ...staffImportHandlers,
  ...staffOrderHandlers,
  ...volumeHandlers,
  ...messageHandlers,
  ...chatHandlers,
  ...showHandlers,
  ...flowHandlers,
}
