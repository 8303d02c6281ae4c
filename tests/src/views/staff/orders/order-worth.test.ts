import { expect, test } from 'vitest'
import { owedFirstText, paidBackText } from '#src/views/staff/orders/order-worth.ts'

test('who ships an order is told when all of it was refunded, and not when a part was or it was free', () => {
  expect(paidBackText({ due: 0, credited: 308.96 })).toBe('All that it cost is given back.')
  expect(paidBackText({ due: 298.96, credited: 10 })).toBeNull()
  expect(paidBackText({ due: 0, credited: 0 })).toBeNull()
})

test('what is owed is due before the goods leave, but on net terms', () => {
  expect(owedFirstText({ owed: 11_354, payment_method: 'credit_card' })).toBe('$113.54 is still owed.')
  expect(owedFirstText({ owed: 11_354, payment_method: 'net_terms' })).toBeNull()
  expect(owedFirstText({ owed: null, payment_method: 'credit_card' })).toBeNull()
})
