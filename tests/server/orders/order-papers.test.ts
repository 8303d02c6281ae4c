import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { orderOf, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
async function reader(rights: readonly StaffRight[], url = shop.url, projectId = 11) {
  const staff = await logInEditor(url, await makeEditor(shop.db, rights), { projectId })
  const cookie = `${STAFF_COOKIE}=${staff.cookies.get(STAFF_COOKIE)}`
  return (path: string) =>
    fetch(
      `${url}/${API_PREFIX}/staff/orders/${path}${path.includes('?') ? '&' : '?'}project_id=${projectId}`,
      {
        headers: { cookie },
      },
    )
}
const read = await reader(['orders'])
const paper = async (path: string) => {
  const response = await read(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return (await pdfTexts(new Uint8Array(await response.arrayBuffer()))).join(' ')
}
async function ordered() {
  const order = await placeOrder(shop)
  const { lines } = await orderOf(order)
  const [first, second] = lines.map(({ products_model }) => products_model)
  return { order, first: first ?? '', second: second ?? '' }
}
const keep = (model: string, bin: string) =>
  shop.db.updateTable('products').set({ bin }).where('model', '=', model).execute()

test('a packing slip tells receiver, bins and the cases that are left, in the order of the bins, and no price', async () => {
  const { order, first, second } = await ordered()
  await keep(first, 'A-10')
  await keep(second, 'A-2')
  await orderCommand(shop.databaseUrl, ['ship', String(order.id), `${first}=1`])
  const address = await shop.db
    .selectFrom('addresses as a')
    .innerJoin('carts as c', 'c.address_id', 'a.id')
    .innerJoin('orders as o', 'o.cart_id', 'c.id')
    .select(['a.name', 'a.street_address', 'a.city', 'a.postcode', 'a.telephone'])
    .where('o.id', '=', order.id)
    .executeTakeFirstOrThrow()
  const page = await paper(`${order.id}/packing-slip`)
  expect(Object.values(address)).toHaveLength(5)
  for (const text of Object.values(address)) expect(page).toContain(text)
  expect(page).toContain('3 cases to pack')
  expect(page).toMatch(new RegExp(`A-2 ${second} .* 2 0 2 A-10 ${first} .* 2 1 1`))
  expect(page).not.toContain('$')
})

test('a pick list sums what orders still need by bin and product, with the orders that need it', async () => {
  const { order, first } = await ordered()
  const other = await ordered()
  const [one, two] = [order.id, other.order.id]
  await keep(first, 'B-1')
  await orderCommand(shop.databaseUrl, ['ship', String(one), `${first}=1`])
  const page = await paper(`pick-list?ids=${two},${one},${two}`)
  expect(page).toContain('Pick list of 2 orders')
  expect(page).toContain(`B-1 ${first}`)
  const needed = other.first === first ? `3 ${one} × 1, ${two} × 2` : `1 ${one} × 1`
  expect(page).toContain(needed)
})

test('staff get the paper that the customer gets, and each reading is recorded', async () => {
  const { order } = await ordered()
  expect(await paper(`${order.id}/invoice`)).toContain(`Order ${order.id}`)
  await paper(`${order.id}/packing-slip`)
  const actions = await shop.db
    .selectFrom('staff_audit')
    .select('action')
    .where('subject', '=', `order ${order.id}`)
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['staffInvoice', 'packingSlip'])
})

test('papers are for staff with the right to orders, of orders of the storefront', async () => {
  const { order } = await ordered()
  const paths = [`${order.id}/packing-slip`, `${order.id}/invoice`, `pick-list?ids=${order.id}`]
  const others = [await reader(['catalogue']), await reader(['orders'], shop.proUrl, 14)]
  const statuses = await Promise.all(
    others.map((other) => Promise.all(paths.map(async (path) => (await other(path)).status))),
  )
  expect(statuses).toEqual([
    [403, 403, 403],
    [404, 404, 404],
  ])
  expect((await read('pick-list?ids=900000123')).status).toBe(404)
  const many = Array.from({ length: 51 }, (_, index) => 800_001 + index).join(',')
  for (const ids of ['', 'x', '1,,2', many])
    expect((await read(`pick-list?ids=${ids}`)).status, ids).toBe(422)
})
