import { cartModel } from './cart/cart.model.ts'
import { catalogueImportModel } from './staff/catalogue-import/catalogue-import.model.ts'
import { chatModel } from './site/chat/chat.model.ts'
import { checkoutModel } from './checkout/checkout.model.ts'
import { contentDraftModel } from './staff/content-draft/content-draft.model.ts'
import { couponModel } from './checkout/coupon/coupon.model.ts'
import { deliveryModel } from './delivery/delivery.model.ts'
import { documentUploadModel } from './documents/document-upload/document-upload.model.ts'
import { documentJobModel } from './sheets/document-job/document-job.model.ts'
import { flowCountingModel } from './site/flow-counting/flow-counting.model.ts'
import { formSubmissionModel } from './site/form-submission/form-submission.model.ts'
import { maintenanceModel } from './site/maintenance/maintenance.model.ts'
import type { MachineModel } from './platform/model.ts'
import { orderLifeModel } from './orders/order-life/order-life.model.ts'
import { orderSubmissionModel } from './checkout/order-submission/order-submission.model.ts'
import { orderActionModel } from './staff/order-action/order-action.model.ts'
import { passwordResetModel } from './account/password-reset/password-reset.model.ts'
import { showPlaybackModel } from './shows/show-playback/show-playback.model.ts'
import { paymentModel } from './checkout/payment/payment.model.ts'
import { checkoutPreflightModel } from './checkout/checkout-preflight/checkout-preflight.model.ts'
import { productSearchModel } from './catalogue/product-search/product-search.model.ts'
import { quickOrderModel } from './quick-order/quick-order.model.ts'
import { quantityEntryModel } from './platform/quantity-entry/quantity-entry.model.ts'
import { scheduleModel } from './delivery/schedule/schedule.model.ts'
import { sessionModel } from './account/session/session.model.ts'
import { shippingQuotesModel } from './delivery/shipping-quotes/shipping-quotes.model.ts'
import { sharedShowModel } from './shows/shared-show/shared-show.model.ts'
import { showSharingModel } from './shows/show-sharing/show-sharing.model.ts'
import { shopModel } from './storefront/shop/shop.model.ts'
import { staleCartModel } from './cart/stale-cart/stale-cart.model.ts'
import { showBuilderModel } from './shows/show-builder/show-builder.model.ts'
import { showEditorModel } from './shows/show-editor/show-editor.model.ts'
import { showProposalModel } from './shows/show-proposal/show-proposal.model.ts'
import { showPurchaseModel } from './shows/show-purchase/show-purchase.model.ts'
import { stepCompletionModel } from './delivery/step-completion/step-completion.model.ts'
import { tabFollowingModel } from './site/tab-following/tab-following.model.ts'
import { unsentOrderModel } from './checkout/unsent-order/unsent-order.model.ts'
import { texasCheckModel } from './delivery/texas-check/texas-check.model.ts'
import { toastModel } from './platform/toast/toast.model.ts'
import { toasterModel } from './platform/toaster/toaster.model.ts'
import { versionCheckModel } from './site/version-check/version-check.model.ts'

/** All machines with their models. Charts, checks, paths and walks are generated for every entry. */
export const registry: readonly MachineModel[] = [
  cartModel,
  catalogueImportModel,
  chatModel,
  checkoutModel,
  contentDraftModel,
  couponModel,
  deliveryModel,
  documentUploadModel,
  documentJobModel,
  flowCountingModel,
  formSubmissionModel,
  maintenanceModel,
  orderLifeModel,
  orderActionModel,
  orderSubmissionModel,
  passwordResetModel,
  showPlaybackModel,
  paymentModel,
  checkoutPreflightModel,
  productSearchModel,
  quantityEntryModel,
  quickOrderModel,
  scheduleModel,
  sessionModel,
  shippingQuotesModel,
  sharedShowModel,
  shopModel,
  showSharingModel,
  showBuilderModel,
  showEditorModel,
  showProposalModel,
  showPurchaseModel,
  staleCartModel,
  stepCompletionModel,
  tabFollowingModel,
  texasCheckModel,
  unsentOrderModel,
  toasterModel,
  toastModel,
  versionCheckModel,
]
