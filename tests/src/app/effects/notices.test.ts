import { describe, expect, test } from 'vitest'
import { isNotice, type NoticeEvent, noticeOf } from '#src/app/effects/notices.ts'

const SUCCESS = { tone: 'success', position: 'bottom-right', duration: 2_000 }
const REQUEST = { tone: 'success', position: 'top-center', duration: 12_000 }
const ERROR = { tone: 'danger', position: 'top-center', duration: 10_000 }
const WARNING = { tone: 'warn', position: 'top-center', duration: 5_000 }
const INFORMATION = { tone: 'info', position: 'top-right', duration: 3_000 }

type Row = readonly [ids: string, event: NoticeEvent, form: object, text: string]

const undone = 'There was an error processing your order. Please contact customer service at (417) 555-0140'

const rows: readonly Row[] = [
  [
    '[MSG-12]',
    { type: 'notice.loginFailed', problem: 'mismatch', errors: [] },
    ERROR,
    'Your password and email do not match.',
  ],
  ['[MSG-13]', { type: 'notice.loginFailed', problem: 'refused', errors: ['A.', 'B.'] }, ERROR, 'A. B.'],
  ['[MSG-13]', { type: 'notice.loginFailed', problem: 'refused', errors: [] }, ERROR, 'An error occurred.'],
  ['[MSG-24]', { type: 'notice.loggedOut', message: 'Bye' }, SUCCESS, 'Bye'],
  ['[MSG-24]', { type: 'notice.loggedOut', message: null }, SUCCESS, 'Success'],
  ['[MSG-25]', { type: 'notice.logoutFailed' }, ERROR, 'An error occurred.'],
  [
    '[MSG-32]',
    { type: 'notice.productAdded', products_id: 1, quantity: 2 },
    SUCCESS,
    'Product added to cart',
  ],
  ['[MSG-30]', { type: 'notice.staleCart' }, WARNING, 'Stale cart detected. A new cart has been created'],
  ['[MSG-34]', { type: 'notice.addressUpdated' }, SUCCESS, 'Shipping Address Updated'],
  ['[MSG-40]', { type: 'notice.pickupSaved' }, SUCCESS, 'Update successful.'],
  ['[MSG-41]', { type: 'notice.pickupFailed' }, ERROR, 'Update unsuccessful.'],
  [
    '[MSG-42]',
    { type: 'notice.couponApplied', coupon_code: 'SPRING12' },
    SUCCESS,
    'SPRING12 Coupon Code Applied.',
  ],
  ['[MSG-43]', { type: 'notice.couponApplied', coupon_code: null }, SUCCESS, 'Coupon Code Applied.'],
  ['[MSG-44]', { type: 'notice.couponDeleted' }, SUCCESS, 'Coupon Code Deleted'],
  ['[MSG-45]', { type: 'notice.couponFailed', error: 'Expired' }, ERROR, 'Expired'],
  ['[MSG-45]', { type: 'notice.couponFailed', error: null }, ERROR, 'An error occurred.'],
  ['[MSG-46]', { type: 'notice.orderSubmitted', message: null }, SUCCESS, 'Order submitted.'],
  ['[MSG-46]', { type: 'notice.orderSubmitted', message: 'Thanks' }, SUCCESS, 'Thanks'],
  ['[MSG-47]', { type: 'notice.cardDeclined' }, ERROR, 'Card Transaction Declined'],
  ['[MSG-48]', { type: 'notice.orderFailed' }, ERROR, 'An error occurred'],
  ['[MSG-49][MSG-50]', { type: 'notice.orderException', cart_id: 7 }, ERROR, undone],
  ['[T47]', { type: 'notice.orderProcessing', cart_id: 7 }, INFORMATION, 'We are still processing order 7'],
  ['[MSG-27]', { type: 'notice.codeSent' }, SUCCESS, 'Code has been sent.'],
  ['[MSG-28]', { type: 'notice.passwordReset' }, SUCCESS, 'Password reset complete.'],
  [
    '[MSG-29]',
    { type: 'notice.formAccepted', notice: { text: 'Password changed.', isLong: false } },
    SUCCESS,
    'Password changed.',
  ],
  [
    '[MSG-21]',
    { type: 'notice.formAccepted', notice: { text: 'Request submitted.', isLong: true } },
    REQUEST,
    'Request submitted.',
  ],
  ['[MSG-14] [MSG-26]', { type: 'notice.requestFailed', errors: [] }, ERROR, 'An error occurred.'],
  ['[VAL-24][MSG-23]', { type: 'notice.requestFailed', errors: ['One.', 'Two.'] }, ERROR, 'One. Two.'],
]

describe('[MSG-02][MSG-03][MSG-04][MSG-05][MSG-07] every message has its text, position and duration', () => {
  test.each(rows)('%s %o', (_, event, form, text) => {
    expect(noticeOf(event, '(417) 555-0140')).toEqual({ ...form, text, action: null })
  })

  test('[MSG-31] the message about a removed line has an Undo', () => {
    const event = { type: 'notice.productsRemoved', products_id: 5, quantity: 3 } as const
    expect(noticeOf(event, '')).toEqual({
      ...SUCCESS,
      text: 'Product(s) removed from cart',
      action: { kind: 'undoRemoval', products_id: 5, quantity: 3 },
    })
  })

  test('a message about several changed lines stays longer and has an Undo for all of them', () => {
    const before = [{ products_id: 5, quantity: 3 }]
    const notice = (reason: 'removal' | 'stock') => noticeOf({ type: 'notice.linesSet', reason, before }, '')
    expect(notice('removal')).toEqual({
      ...SUCCESS,
      duration: 12_000,
      text: 'Removed 1 line from the cart',
      action: { kind: 'undoLines', lines: before },
    })
    expect(notice('stock').text).toBe('Set 1 line to what is left')
    const restored = (count: number, missing: number) =>
      noticeOf({ type: 'notice.linesRestored', count, missing }, '').text
    expect(restored(40, 0)).toBe('40 lines are as they were')
    expect(restored(1, 2)).toBe('1 line is as it was; 2 products are no longer sold')
  })

  test('[MSG-06] values missing in the specification have defaults: 5 s for a warning, top right for information', () => {
    expect(noticeOf({ type: 'notice.staleCart' }, '').duration).toBe(5_000)
    expect(noticeOf({ type: 'notice.orderProcessing', cart_id: 7 }, '').position).toBe('top-right')
  })

  test('an unknown event shows no message', () => {
    expect(isNotice({ type: 'cart.changed' })).toBe(false)
    expect(isNotice({ type: 'notice.staleCart' })).toBe(true)
  })
})
