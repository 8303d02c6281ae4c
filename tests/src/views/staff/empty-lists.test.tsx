import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { DeskList } from '#src/views/staff/desk-list.tsx'
import { OrderList } from '#src/views/staff/orders/order-list.tsx'
import { NO_FILTER, type OrderLocation } from '#src/views/staff/orders/order-location.ts'

const NONE = {
  orders: [],
  owing: 0,
  statuses: [],
  is_cut: false,
  pagination: { total: 0, current_page: 1, last_page: 1, per_page: 20 },
}

const orders = (
  show: string,
  q = '',
  { is_cut = false, ...more }: Partial<OrderLocation> & { is_cut?: boolean } = {},
): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderList
        location={{ ...NO_FILTER, show, sort: 'oldest', q, page: 1, id: null, ...more }}
        answer={{ ...NONE, is_cut }}
        isOutdated={false}
      />
    </MemoryRouter>,
  )

test('an empty list of orders says which orders are not there, how they come, and leads to all of them', () => {
  const titles = {
    open: 'No order is open.',
    refunds: 'No refund is owed.',
    3: 'No order has this status.',
  }
  for (const [show, title] of Object.entries(titles)) {
    expect(orders(show)).toContain(title)
    expect(orders(show)).toMatch(/href="[^"]*show=all"[^>]*>Show all orders</)
  }
  expect(orders('all', 'Marsh')).toContain('Nothing is found for “Marsh”.')
  expect(orders('open', 'Marsh', { kind: 'pickup', from: '2026-05-01', owed: 'yes' })).toContain(
    'No order fits: “Marsh”, Open, From May 1, 2026, Pickup, Still owed.',
  )
  expect(orders('all', 'Marsh', { is_cut: true })).toContain(
    'It was looked for in the oldest 1,000 orders only.',
  )
  expect(orders('all')).toContain('There is no order yet.')
  expect(orders('all')).not.toContain('Show all orders')
})

test('an empty list of the desk says how rows come there, and where they are instead', () => {
  const empty = {
    title: 'No document is in review.',
    text: 'Customers send them.',
    action: <a href="/all">All</a>,
  }
  const shown = renderToStaticMarkup(<DeskList label="Documents" rows={[]} chosen={null} empty={empty} />)
  for (const part of [empty.title, empty.text, 'href="/all"']) expect(shown).toContain(part)
})
