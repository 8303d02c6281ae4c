import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { csvRows } from '#contract/platform/read-csv.ts'
import { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { db } = shop
const staff = await logInEditor(shop.url, await makeEditor(db, ['orders']))
const exported = async (query: Readonly<Record<string, string>>, by = staff) => {
  const params = new URLSearchParams({
    project_id: String(by.projectId),
    show: 'all',
    sort: 'newest',
    ...query,
  })
  return by.fetch(`/${API_PREFIX}/staff/orders/export?${params}`)
}
const table = async (query: Readonly<Record<string, string>>) => {
  const text = await (await exported(query)).text()
  const [titles, ...rows] = [...csvRows(text)].map(({ cells }) => cells)
  return rows
    .filter(({ length }) => length > 1)
    .map((cells) => Object.fromEntries((titles ?? []).map((title, index) => [title, cells[index]])))
}
const PLACE = { street_address: '12 Mill Rd', city: 'Rolla', state: 'MO', postcode: '06540' }
const SNAPSHOT = {
  contact: { name: 'Ada Quill', phone: '573-555-0198' },
  address: {
    ...PLACE,
    name: 'Zeb Quarrier',
    company: '3Q Stands',
    suburb: 'Dock 3',
    telephone: '573-555-0177',
  },
  billing: { ...PLACE, name: 'Bea Ledger', company: 'Ledger LLC', purchase_order_number: '000118' },
}
const change = (id: number, snapshot: object, comments: string | null = null) =>
  sql`update orders set snapshot = snapshot || ${JSON.stringify(snapshot)}::jsonb, comments = ${comments} where id = ${id}`.execute(
    db,
  )

test('a row of the file tells a line with all facts of its order, each as it was bought, paid and shipped', async () => {
  const { id, total } = await placeOrder(shop, { deposit: 20 })
  await change(id, SNAPSHOT, 'Call first.\nRing twice.')
  await sql`update orders set purchased_at = '2026-05-02T04:59:00Z', ship_date = '2026-05-09' where id = ${id}`.execute(
    db,
  )
  const [first] = await sql<{
    model: string
    upc: string
  }>`update order_lines set packaging = '4/1' where order_id = ${id}
    and position = (select min(position) from order_lines where order_id = ${id}) returning model, upc`
    .execute(db)
    .then(({ rows }) => rows)
  await orderCommand(shop.databaseUrl, ['ship', String(id), `${first?.model}=1`, '012345678905'])
  const [one, two, ...none] = await table({ q: String(id) })
  expect(none).toEqual([])
  expect(one).toMatchObject({
    Order: String(id),
    Line: '1',
    Model: first?.model,
    Packing: '4/1',
    UPC: first?.upc,
    Cases: '2',
    'Cases shipped': '1',
    Placed: '2026-05-01',
    Status: 'Order received',
    'PO number': '000118',
    Comments: 'Call first. Ring twice.',
    Delivery: 'Freight',
    'Ship date': '2026-05-09',
    Contact: 'Ada Quill',
    'Contact phone': '573-555-0198',
    'Picked up by': '',
    'Ship to': 'Zeb Quarrier',
    'Ship to company': '3Q Stands',
    'Ship to street': '12 Mill Rd',
    'Ship to line 2': 'Dock 3',
    'Ship to city': 'Rolla',
    'Ship to state': 'MO',
    'Ship to ZIP': '06540',
    'Ship to phone': '573-555-0177',
    'Bill to': 'Bea Ledger',
    'Bill to company': 'Ledger LLC',
    'Bill to ZIP': '06540',
    Payment: 'credit card',
    Card: 'Visa ending in 1111',
    'Tracking numbers': '012345678905',
    Total: (total / 100).toFixed(2),
    'Paid by card': '20.00',
    Refunded: '0.00',
    Owed: (total / 100 - 20).toFixed(2),
  })
  expect(one?.['E-mail']).toMatch(/@/)
  expect([two?.['Line'], two?.['Cases shipped'], two?.['Ship to line 2']]).toEqual(['2', '0', 'Dock 3'])
  const parts = [
    'Subtotal',
    'Discount',
    'Freight',
    'Rush Shipping',
    'Sales Tax',
    'Pro Use',
    'Insurance',
    'Card Fee',
    'Other fees',
  ]
  const cents = (title: string) => Math.round(Number(one?.[title]) * 100)
  expect(parts.reduce((sum, title) => sum + cents(title), 0)).toBe(total)
})

test('[T90] an order that is picked up names who does, and counts its cases as shipped once they are handed over', async () => {
  const { id } = await placeOrder(shop)
  await change(id, { ...SNAPSHOT, address: null })
  await sql`update orders set pickup = '2026-06-20 13:30', delivery = null, ship_date = null, status_id = 25 where id = ${id}`.execute(
    db,
  )
  expect((await table({ q: String(id) }))[0]).toMatchObject({
    Delivery: 'Pickup',
    Pickup: '2026-06-20 13:30',
    'Picked up by': 'Ada Quill',
    Contact: '',
    'Ship to': '',
    Carrier: '',
    'Cases shipped': '2',
  })
})

test('no text that somebody typed is a formula in the file', async () => {
  const { id } = await placeOrder(shop)
  const formula = '=HYPERLINK("https://evil.example","x")'
  await change(id, { contact: { name: '@SUM(A1)', phone: '+1 573 555 0100' } }, formula)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await exported({ q: String(id) })).bytes(),
  )
  expect(text.startsWith('\u{feff}Order,Line,')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`)
  expect(text).toContain(`"'@SUM(A1)","'+1 573 555 0100"`)
})

test('the file holds all orders that the filters and the search find, in their order, and its export is recorded', async () => {
  const query = { show: 'all', sort: 'oldest', kind: 'freight', to: '2026-11-01' } as const
  const pages = async (page: number): Promise<number[]> => {
    const { orders, pagination } = await staff.call(staffOrderCalls.listStaffOrders, {
      query: { ...query, page: String(page) },
    })
    const ids = orders.map(({ id }) => id)
    return page < pagination.last_page ? [...ids, ...(await pages(page + 1))] : ids
  }
  const listed = await pages(1)
  const rows = await table(query)
  expect(rows.filter(({ Line }) => Line === '1').map(({ Order }) => Number(Order))).toEqual(listed)
  expect(listed.length).toBeGreaterThan(100)
  expect(await table({ q: 'no such order' })).toEqual([])
  const audit = await db
    .selectFrom('staff_audit')
    .select('subject')
    .where('action', '=', 'exportOrders')
    .orderBy('id')
    .execute()
  expect(audit.slice(-2).map(({ subject }) => subject)).toEqual([`${listed.length} orders`, '0 orders'])
})

test('orders are exported by staff with the right to them, those of their storefront only', async () => {
  const { id } = await placeOrder(shop)
  const packer = await logInEditor(shop.url, await makeEditor(db, ['catalogue', 'customers']))
  const other = await logInEditor(shop.url, await makeEditor(db, ['orders']), { projectId: 14 })
  expect((await exported({ q: String(id) }, packer)).status).toBe(403)
  expect(await (await exported({ q: String(id) }, other)).text()).not.toContain(String(id))
})
