import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { staffOrderCalls as calls } from '#contract/staff/staff-orders.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { eventually } from '#tests/support/eventually.ts'
import { parseMime } from '#tests/support/parse-mime.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const CANARY = 'Zwitscherfink'

const shop = await useShop()
const { db } = shop
await sql`insert into settings (project_id, kind, key, value) values (11, 'app', 'notify_orders', '"owner@shop.example"')
  on conflict (project_id, kind, key) do update set value = excluded.value`.execute(db)
const staff = await logInEditor(shop.url, await makeEditor(db, ['orders', 'refunds']))
const detail = async (id: number) => {
  const order = await staff.call(calls.readStaffOrder, { params: { id: String(id) } })
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}
const shown = async (id: number) => ({
  id,
  version: (await detail(id)).version,
  request_id: crypto.randomUUID(),
})
const pdf = async (response: Response) =>
  (await pdfTexts(new Uint8Array(await response.arrayBuffer()))).join(' ')
const paper = (path: string) => staff.fetch(`/${API_PREFIX}/staff/orders/${path}project_id=11`)

/** Everything that is said of an order after the note: each e-mail, paper, file and answer by its name. */
async function saidOf(id: number, shopper: Shopper): Promise<Readonly<Record<string, string>>> {
  const { user } = await shopper.call(authCalls.me, {})
  const browser = await documentBrowser(shop.url, user?.email ?? '')
  const visitor = new Shopper(shop.url)
  const list = { show: 'all', sort: 'newest', page: '1', q: String(id) } as const
  return {
    packingSlip: await pdf(await paper(`${id}/packing-slip?`)),
    staffInvoice: await pdf(await paper(`${id}/invoice?`)),
    pickList: await pdf(await paper(`pick-list?ids=${id}&`)),
    ordersCsv: await (await paper(`export?show=all&sort=newest&q=${id}&`)).text(),
    staffList: JSON.stringify(await staff.call(calls.listStaffOrders, { query: list })),
    invoice: await pdf(await browser.get(`order/invoice/${id}`)),
    linesCsv: await (await browser.get(`order/lines/${id}`)).text(),
    orders: JSON.stringify(await shopper.call(orderHistoryCalls.selectOrders, { body: { orders_id: id } })),
    account: JSON.stringify([user, await shopper.call(profileCalls.selectProfile, {})]),
    visitor: JSON.stringify(await visitor.send(orderHistoryCalls.selectOrders, { body: { orders_id: id } })),
    emails: readdirSync(shop.outbox)
      .filter((name) => name.endsWith('.eml'))
      .flatMap((name) => parseMime(readFileSync(join(shop.outbox, name), 'utf8')).parts)
      .map(({ content }) => content)
      .join('\n'),
  }
}

test('[T91] an internal note is in no e-mail, paper, file or answer but that of the order at the desk', async () => {
  const { id, shopper } = await placeOrder(shop)
  const note = { id, request_id: crypto.randomUUID(), text: `${CANARY}: pays late.` }
  await staff.call(calls.addOrderNote, { body: note })
  await staff.call(calls.moveOrder, { body: { ...(await shown(id)), move: 'wait_for_payment' } })
  await staff.call(calls.moveOrder, { body: { ...(await shown(id)), move: 'release' } })
  const { lines } = await detail(id)
  const cases = lines.slice(0, 1).map(({ products_model: model }) => ({ model, quantity: 1 }))
  await staff.call(calls.shipOrder, {
    body: { ...(await shown(id)), numbers: [], carrier: null, lines: cases },
  })
  await staff.call(calls.refundOrder, { body: { ...(await shown(id)), amount: 5, reason: 'Damaged.' } })
  await eventually(async () => {
    const emails = (await detail(id)).emails
    expect(emails.filter(({ state }) => state === 'sent')).toHaveLength(4)
  })
  const said = await saidOf(id, shopper)
  const names = Object.keys(said)
  expect(names.filter((name) => said[name]?.includes(String(id)) === false)).toEqual([
    'linesCsv',
    'account',
    'visitor',
  ])
  expect(names.filter((name) => said[name]?.includes(CANARY))).toEqual([])
  expect(said['emails']).toContain(`New order ${id}`)
  const { actions } = await detail(id)
  expect(actions.filter(({ text }) => text.includes(CANARY))).toHaveLength(1)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from staff_audit where subject like ${`%${CANARY}%`}`.execute(db)
  expect(rows).toEqual([{ n: 0 }])
})
