import { cartWalk } from './cart-walk.ts'
import { checkoutWalk } from './checkout-walk.ts'
import { formSubmissionWalk } from './form-submission-walk.ts'
import { maintenanceWalk } from './maintenance-walk.ts'
import { orderSubmissionWalk } from './order-submission-walk.ts'
import { passwordResetWalk } from './password-reset-walk.ts'
import { sessionWalk } from './session-walk.ts'
import { staleCartWalk } from './stale-cart-walk.ts'
import { versionCheckWalk } from './version-check-walk.ts'

/** The workflows that are walked in a browser, by the subject of their tests; `tests/walks` has the others. That of a form is the small one which saved paths and generated specs take. */
export const walks = {
  '[CART-09][CART-16] every transition of the cart': cartWalk,
  '[CHK-08][ORD-14] every transition of checkout': checkoutWalk,
  '[API-27][MSG-29] every transition of a form that is sent': formSubmissionWalk,
  '[MNT-04][MNT-05] every transition of maintenance': maintenanceWalk,
  '[ORD-06] every transition of order submission': orderSubmissionWalk,
  '[PWD-01][PWD-06] every transition of the password reset': passwordResetWalk,
  '[SES-08][SES-27] every transition of the session': sessionWalk,
  '[CART-10][CART-11] every transition of a replaced cart': staleCartWalk,
  '[VER-08][T53] every transition of the version check': versionCheckWalk,
}
