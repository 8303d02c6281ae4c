import { expect, test } from 'vitest'
import { paidBackText } from '#src/views/staff/orders/order-worth.ts'

test('who ships an order is told when all of it was refunded, and not when a part was or it was free', () => {
  expect(paidBackText({ due: 0, credited: 308.96 })).toBe('All that it cost is given back.')
  expect(paidBackText({ due: 298.96, credited: 10 })).toBeNull()
  expect(paidBackText({ due: 0, credited: 0 })).toBeNull()
})
