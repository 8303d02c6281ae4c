import { cartModel } from '#machines/cart/cart.model.ts'
import { chatModel } from '#machines/chat/chat.model.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { contentDraftModel } from '#machines/content-draft/content-draft.model.ts'
import { couponModel } from '#machines/coupon/coupon.model.ts'
import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import { documentUploadModel } from '#machines/document-upload/document-upload.model.ts'
import { documentJobModel } from '#machines/document-job/document-job.model.ts'
import { flowCountingModel } from '#machines/flow-counting/flow-counting.model.ts'
import { formSubmissionModel } from '#machines/form-submission/form-submission.model.ts'
import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import type { MachineModel } from '#machines/model.ts'
import { orderSubmissionModel } from '#machines/order-submission/order-submission.model.ts'
import { passwordResetModel } from '#machines/password-reset/password-reset.model.ts'
import { showPlaybackModel } from '#machines/show-playback/show-playback.model.ts'
import { paymentModel } from '#machines/payment/payment.model.ts'
import { checkoutPreflightModel } from '#machines/checkout-preflight/checkout-preflight.model.ts'
import { productSearchModel } from '#machines/product-search/product-search.model.ts'
import { quickOrderModel } from '#machines/quick-order/quick-order.model.ts'
import { quantityEntryModel } from '#machines/quantity-entry/quantity-entry.model.ts'
import { scheduleModel } from '#machines/schedule/schedule.model.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { shippingQuotesModel } from '#machines/shipping-quotes/shipping-quotes.model.ts'
import { sharedShowModel } from '#machines/shared-show/shared-show.model.ts'
import { showSharingModel } from '#machines/show-sharing/show-sharing.model.ts'
import { shopModel } from '#machines/shop/shop.model.ts'
import { staleCartModel } from '#machines/stale-cart/stale-cart.model.ts'
import { showBuilderModel } from '#machines/show-builder/show-builder.model.ts'
import { showEditorModel } from '#machines/show-editor/show-editor.model.ts'
import { showProposalModel } from '#machines/show-proposal/show-proposal.model.ts'
import { showPurchaseModel } from '#machines/show-purchase/show-purchase.model.ts'
import { stepCompletionModel } from '#machines/step-completion/step-completion.model.ts'
import { tabFollowingModel } from '#machines/tab-following/tab-following.model.ts'
import { texasCheckModel } from '#machines/texas-check/texas-check.model.ts'
import { toastModel } from '#machines/toast/toast.model.ts'
import { toasterModel } from '#machines/toaster/toaster.model.ts'
import { versionCheckModel } from '#machines/version-check/version-check.model.ts'

/** All machines with their models. Charts, checks, paths and walks are generated for every entry. */
export const registry: readonly MachineModel[] = [
  cartModel,
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
  toasterModel,
  toastModel,
  versionCheckModel,
]
