import { accountCalls } from './account.ts'
import { addressBookCalls } from './address-book.ts'
import { authCalls } from './auth.ts'
import { cartCalls } from './carts.ts'
import { chatCalls } from './chat.ts'
import { contentCalls } from './content.ts'
import { contentEditingCalls } from './content-editing.ts'
import { customerDocumentCalls } from './customer-documents.ts'
import { deliveryCalls } from './delivery.ts'
import { documentCalls } from './documents.ts'
import { filterCalls } from './filters.ts'
import { flowCalls } from './flow.ts'
import { lineCalls } from './lines.ts'
import { messageCalls } from './messages-to-shop.ts'
import { orderHistoryCalls } from './order-history.ts'
import { orderCalls } from './orders.ts'
import { passwordCalls } from './password.ts'
import { paymentCalls } from './payment.ts'
import { profileCalls } from './profile.ts'
import { productCalls } from './products.ts'
import { registrationCalls } from './registration.ts'
import { showCalls } from './shows.ts'
import { siteCalls } from './site.ts'
import { staffCalls } from './staff.ts'
import { staffDocumentCalls } from './staff-documents.ts'
import { staffImportCalls } from './staff-import.ts'
import { staffOrderCalls } from './staff-orders.ts'
import { staffSettingsCalls } from './staff-settings.ts'
import { staffVolumeCalls } from './staff-volume.ts'
import { templateCalls } from './templates.ts'
import { volumeCalls } from './volume.ts'

/** All calls of the API by name. The app imports the groups separately and never this. */
export const calls = {
  ...authCalls,
  ...registrationCalls,
  ...passwordCalls,
  ...profileCalls,
  ...accountCalls,
  ...orderHistoryCalls,
  ...addressBookCalls,
  ...productCalls,
  ...filterCalls,
  ...cartCalls,
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
  ...staffVolumeCalls,
  ...staffDocumentCalls,
  ...staffImportCalls,
  ...staffOrderCalls,
  ...volumeCalls,
  ...messageCalls,
  ...chatCalls,
  ...showCalls,
  ...flowCalls,
}
