import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OrderRow } from '#src/views/staff/orders/order-list.tsx'
import { NO_FILTER } from '#src/views/staff/orders/order-location.ts'

const row = {
  id: 810_005,
  status_id: 30,
  status: 'Cancelled',
  purchased_at: '2026-05-01T15:00:00.000Z',
  ship_date: '2026-05-04',
  customer: 'Noor Castellane',
  email: 'pro@emberwright.example',
  total: 16_354,
  ordered: 1,
  shipped: 0,
  owes_refund: false,
  is_all_refunded: false,
}
const location = { ...NO_FILTER, show: 'all', sort: 'oldest', q: '', page: 1, id: null } as const

test('a mark of an order in the list is a word apart from its days', () => {
  const textOf = (mark: Partial<typeof row>) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <OrderRow order={{ ...row, ...mark }} location={location} now={0} />
      </MemoryRouter>,
    ).replaceAll(/<[^>]+>/g, '')
  expect(textOf({ owes_refund: true })).toContain('ships May 4, 2026 Refund owed')
  expect(textOf({ is_all_refunded: true })).toContain('ships May 4, 2026 All refunded')
})
