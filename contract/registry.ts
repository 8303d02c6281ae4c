import { accountCalls } from './account/account.ts'
import { addressBookCalls } from './delivery/address-book.ts'
import { authCalls } from './account/auth.ts'
import { cartCalls } from './cart/carts.ts'
import { setLinesCalls } from './cart/set-lines.ts'
import { chatCalls } from './site/chat.ts'
import { contentCalls } from './content/content.ts'
import { contentEditingCalls } from './content/content-editing.ts'
import { customerDocumentCalls } from './documents/customer-documents.ts'
import { deliveryCalls } from './delivery/delivery.ts'
import { documentCalls } from './sheets/documents.ts'
import { feedCalls } from './staff/feed.ts'
import { filterCalls } from './catalogue/filters.ts'
import { flowCalls } from './site/flow.ts'
import { lineCalls } from './quick-order/lines.ts'
import { messageCalls } from './site/messages-to-shop.ts'
import { orderHistoryCalls } from './orders/order-history.ts'
import { orderCalls } from './checkout/submit-order.ts'
import { passwordCalls } from './account/password.ts'
import { paymentCalls } from './checkout/payment.ts'
import { profileCalls } from './account/profile.ts'
import { productCalls } from './catalogue/products.ts'
import { registrationCalls } from './account/registration.ts'
import { showCalls } from './shows/shows.ts'
import { siteCalls } from './site/site.ts'
import { staffCalls } from './staff/staff.ts'
import { staffDocumentCalls } from './staff/staff-documents.ts'
import { staffOrderPaperCalls } from './staff/staff-order-papers.ts'
import { staffFeedCalls } from './staff/staff-feed.ts'
import { staffNewsletterCalls } from './staff/staff-newsletter.ts'
import { staffImportCalls } from './staff/staff-import.ts'
import { staffOrderCalls } from './staff/staff-orders.ts'
import { staffProductCalls } from './staff/staff-products.ts'
import { staffPhotoCalls } from './staff/staff-photos.ts'
import { staffSettingsCalls } from './staff/staff-settings.ts'
import { staffSetupCalls } from './staff/staff-setup.ts'
import { staffVolumeCalls } from './staff/staff-volume.ts'
import { staffWebhookCalls } from './staff/staff-webhooks.ts'
import { stockAlertCalls } from './catalogue/stock-alerts.ts'
import { templateCalls } from './quick-order/templates.ts'
import { unsubscribeCalls } from './account/unsubscribe.ts'
import { volumeCalls } from './account/volume.ts'

/** All calls of the API by name. The app imports the groups separately and never this. */
export const calls = {
  ...authCalls,
  ...registrationCalls,
  ...passwordCalls,
  ...profileCalls,
  ...accountCalls,
  ...orderHistoryCalls,
  ...addressBookCalls,
  ...unsubscribeCalls,
  ...productCalls,
  ...stockAlertCalls,
  ...filterCalls,
  ...cartCalls,
  ...setLinesCalls,
  ...lineCalls,
  ...templateCalls,
  ...deliveryCalls,
  ...paymentCalls,
  ...orderCalls,
  ...documentCalls,
  ...customerDocumentCalls,
  ...siteCalls,
  ...contentCalls,
  ...contentEditingCalls,
  ...staffCalls,
  ...staffSettingsCalls,
  ...staffProductCalls,
  ...staffSetupCalls,
  ...staffVolumeCalls,
  ...staffDocumentCalls,
  ...staffOrderPaperCalls,
  ...staffNewsletterCalls,
  ...staffImportCalls,
  ...staffPhotoCalls,
  ...staffOrderCalls,
  ...staffFeedCalls,
  ...staffWebhookCalls,
  ...feedCalls,
  ...volumeCalls,
  ...messageCalls,
  ...chatCalls,
  ...showCalls,
  ...flowCalls,
}
