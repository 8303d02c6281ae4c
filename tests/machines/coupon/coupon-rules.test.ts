import { couponModel } from '#machines/coupon/coupon.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(couponModel, {
  '[ENT-14] without a customer nothing is read, also when a customer leaves': ['customer.left', 'idle'],
  '[ENT-14] the coupon is not read before a customer is known': ['start', 'idle'],
  '[ENT-14] a customer who leaves during a read ends it': ['coupon.load, customer.left', 'idle'],
  '[API-69] a cart without a coupon is said to have none': ['coupon.load, getCoupon absent', 'none'],
  '[API-69] a coupon that is gone when it is read again is forgotten': [
    'coupon.load, getCoupon present, coupon.load, getCoupon absent',
    'none',
    'sets couponCode to null',
  ],
  '[API-69] a coupon that cannot be read again is not known any more': [
    'coupon.load, getCoupon present, coupon.load, getCoupon failed',
    'unreachable',
    'waits 15000 ms',
    'sets couponCode to null',
  ],
  '[API-69] where there was none it is read again when a cart becomes current': [
    'coupon.load, getCoupon absent, coupon.load',
    'reading',
    'starts getCoupon',
  ],
  '[CPN-01] the trimmed code is sent': [
    'coupon.load, getCoupon absent, coupon.apply',
    'applying',
    'starts applyCoupon {"coupon_code":"SPRING12"}',
    'sets wanted to "SPRING12"',
  ],
  '[CPN-01] a second code is sent while the first still counts': [
    'coupon.load, getCoupon present, coupon.apply',
    'applying',
    'starts applyCoupon {"coupon_code":"SPRING12"}',
    'sets wanted to "SPRING12"',
  ],
  '[MSG-42] a second code that is accepted replaces the first': [
    'coupon.load, getCoupon present, coupon.apply, applyCoupon accepted',
    'applied',
    'tells toaster failures.dismiss',
    'emits notice.couponApplied {"coupon_code":"SPRING-12"}',
    'tells cart cart.reload',
    'sets couponCode to "SPRING-12"',
  ],
  '[VAL-21][MSG-45] a code refused where there was none leaves none, and the reason is told': [
    'coupon.load, getCoupon absent, coupon.apply, applyCoupon refused',
    'none',
    'emits notice.couponFailed {"error":"This coupon code is not valid."}',
    'sets failure to {"error":"This coupon code is not valid."}',
  ],
  '[MSG-45] a code that does not reach the server leaves none where there was none': [
    'coupon.load, getCoupon absent, coupon.apply, applyCoupon failed',
    'none',
    'emits notice.couponFailed {"error":null}',
    'sets failure to {"error":null}',
  ],
  '[VAL-21] blanks are not sent as a second code': [
    'coupon.load, getCoupon present, coupon.apply 2',
    'applied',
  ],
  '[CPN-01][MSG-44] a coupon that is taken off leaves none': [
    'coupon.load, getCoupon present, coupon.remove, deleteCoupon deleted',
    'none',
    'emits notice.couponDeleted',
    'tells cart cart.reload',
    'sets couponCode to null',
  ],
  '[MSG-45] a refusal to take it off is told and keeps it': [
    'coupon.load, getCoupon present, coupon.remove, deleteCoupon refused',
    'applied',
    'emits notice.couponFailed {"error":"The cart is being submitted."}',
    'sets failure to {"error":"The cart is being submitted."}',
  ],
  '[MSG-45] a coupon that could not be taken off for lack of a server is kept': [
    'coupon.load, getCoupon present, coupon.remove, deleteCoupon failed',
    'applied',
    'emits notice.couponFailed {"error":null}',
    'sets failure to {"error":null}',
  ],
  '[MSG-45] the reason of a refusal is gone with the next attempt': [
    'coupon.load, getCoupon absent, coupon.apply, applyCoupon refused, coupon.apply',
    'applying',
    'starts applyCoupon {"coupon_code":"SPRING12"}',
    'sets failure to null',
  ],
  '[MSG-45] the reason why a second code was refused is gone when the first is taken off': [
    'coupon.load, getCoupon present, coupon.apply, applyCoupon refused, coupon.remove',
    'removing',
    'starts deleteCoupon',
    'sets failure to null',
  ],
  '[MSG-45] the reason of a refusal is gone when the coupon of another cart is known': [
    'coupon.load, getCoupon absent, coupon.apply, applyCoupon refused, coupon.load, getCoupon absent',
    'none',
    'sets failure to null',
  ],
  '[MSG-45] a second code that does not reach the server keeps the first, and that is told': [
    'coupon.load, getCoupon present, coupon.apply, applyCoupon failed',
    'applied',
    'emits notice.couponFailed {"error":null}',
    'sets failure to {"error":null}',
  ],
})
