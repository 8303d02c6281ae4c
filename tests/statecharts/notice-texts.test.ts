import { expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { type NoticeEvent, noticeOf } from '#src/app/effects/notices.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { messageRows } from '#statecharts/export/implementations.ts'
import { noticeTexts } from '#statecharts/export/notice-texts.ts'

const announced = new Set(
  registry
    .flatMap(({ machine }) => messageRows(machine, chartOf(machine)))
    .flatMap(([, does, what = '']) => (does === 'announces' && what.startsWith('notice.') ? [what] : [])),
)

test('every notice that a machine announces has its text, and no other', () => {
  const known = Object.keys(noticeTexts).filter(
    (type) => type !== 'notice.productAdded' && type !== 'notice.productsRemoved',
  )
  expect(known.sort()).toEqual([...announced].sort())
})

const fixed = [
  { type: 'notice.logoutFailed' },
  { type: 'notice.productAdded', products_id: 1, quantity: 1 },
  { type: 'notice.productsRemoved', products_id: 1, quantity: 1 },
  { type: 'notice.staleCart' },
  { type: 'notice.addressUpdated' },
  { type: 'notice.pickupSaved' },
  { type: 'notice.pickupFailed' },
  { type: 'notice.cardDeclined' },
  { type: 'notice.couponDeleted' },
  { type: 'notice.orderFailed' },
  { type: 'notice.codeSent' },
  { type: 'notice.passwordReset' },
  { type: 'notice.batchCreated' },
  { type: 'notice.batchFailed' },
] as const satisfies readonly NoticeEvent[]

test.each(fixed)('$type is told with the text that the page shows', (event) => {
  expect(noticeTexts[event.type]).toBe(noticeOf(event, '').text)
})

const computed = [
  [{ type: 'notice.loginFailed', problem: 'mismatch', errors: [] }, (text: string) => `${text} Or: `],
  [{ type: 'notice.loggedOut', message: null }, (text: string) => `${text} Or: `],
  [{ type: 'notice.requestFailed', errors: [] }, (text: string) => ` Or: ${text}`],
  [{ type: 'notice.couponFailed', error: null }, (text: string) => ` Or: ${text}`],
  [{ type: 'notice.orderSubmitted', message: null }, (text: string) => `${text} Or: `],
  [{ type: 'notice.couponApplied', coupon_code: '(code)' }, (text: string) => text],
] as const satisfies readonly (readonly [NoticeEvent, (text: string) => string])[]

test.each(computed)('$0.type is told with its fixed text beside that of the server', (event, part) => {
  expect(noticeTexts[event.type]).toContain(part(noticeOf(event, '').text))
})
