import { chatWalk } from './chat-walk.ts'
import { checkoutWalk } from './checkout-walk.ts'
import { contentDraftWalk } from './content-draft-walk.ts'
import { documentUploadWalk } from './document-upload-walk.ts'
import { documentJobWalk } from './document-job-walk.ts'
import { flowCountingWalk } from './flow-counting-walk.ts'
import { formSubmissionWalk } from './form-submission-walk.ts'
import { maintenanceWalk } from './maintenance-walk.ts'
import { orderSubmissionWalk } from './order-submission-walk.ts'
import { passwordResetWalk } from './password-reset-walk.ts'
import { quickOrderWalk } from './quick-order-walk.ts'
import { sessionWalk } from './session-walk.ts'
import { sharedShowWalk } from './shared-show-walk.ts'
import { showBuilderWalk } from './show-builder-walk.ts'
import { showEditorWalk } from './show-editor-walk.ts'
import { showPlaybackWalk } from './show-playback-walk.ts'
import { showProposalWalk } from './show-proposal-walk.ts'
import { showPurchaseWalk } from './show-purchase-walk.ts'
import { showSharingWalk } from './show-sharing-walk.ts'
import { staleCartWalk } from './stale-cart-walk.ts'
import { versionCheckWalk } from './version-check-walk.ts'

/** All workflows that are walked in a browser, by the subject of their tests. */
export const walks = {
  '[CHAT-01][CHAT-04] every transition of the chat': chatWalk,
  '[CHK-08][ORD-14] every transition of checkout': checkoutWalk,
  'every transition of a draft of the content': contentDraftWalk,
  '[ACC-14][T60] every transition of the upload of a document': documentUploadWalk,
  '[DOC-04][DOC-07] every transition of a document that is opened or made by a job': documentJobWalk,
  '[T69] every transition of the counting of transitions': flowCountingWalk,
  '[API-27][MSG-29] every transition of a form that is sent': formSubmissionWalk,
  '[MNT-04][MNT-05] every transition of maintenance': maintenanceWalk,
  '[ORD-06] every transition of order submission': orderSubmissionWalk,
  '[PWD-01][PWD-06] every transition of the password reset': passwordResetWalk,
  '[CART-18][T57][T60] every transition of a quick order': quickOrderWalk,
  '[SES-08][SES-27] every transition of the session': sessionWalk,
  '[SHOW-01][ROUTE-40] every transition of a shared show': sharedShowWalk,
  '[SHOW-01][SHOW-02] every transition of the show builder': showBuilderWalk,
  '[SHOW-02][SHOW-03] every transition of the editor of a show': showEditorWalk,
  '[SHOW-01] every transition of the playback of a show': showPlaybackWalk,
  '[SHOW-01] every transition of the proposal of a show': showProposalWalk,
  '[SHOW-04] every transition of the purchase of a show': showPurchaseWalk,
  '[SHOW-01][SHOW-03] every transition of sharing a show': showSharingWalk,
  '[CART-10][CART-11] every transition of a replaced cart': staleCartWalk,
  '[VER-08][T53] every transition of the version check': versionCheckWalk,
}
