import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { staffOrderCalls as calls } from '#contract/staff/staff-orders.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { orderOf, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()

test('[T80] a renamed product changes no old order: not at the desk, in the account, on papers, in CSV or by command', async () => {
  const order = await placeOrder(shop)
  const staff = await logInEditor(shop.url, await makeEditor(shop.db, ['orders']), { projectId: 11 })
  const { user } = await order.shopper.call(authCalls.me, {})
  const browser = await documentBrowser(shop.url, user?.email ?? '')
  const [line] = (await orderOf(order)).lines
  await orderCommand(shop.databaseUrl, ['ship', String(order.id), `${line?.products_model}=1`])
  const seen = async () => {
    const pdf = await browser.get(`order/invoice/${order.id}`)
    const account = await orderOf(order)
    const desk = await staff.call(calls.readStaffOrder, { params: { id: String(order.id) } })
    return {
      account: [account.lines.map(goodsOf), account.shipments],
      desk: [desk?.lines.map(goodsOf), desk?.shipments],
      invoice: await pdfTexts(new Uint8Array(await pdf.arrayBuffer())),
      csv: await (await browser.get(`order/lines/${order.id}`)).text(),
      command: await orderCommand(shop.databaseUrl, ['order', String(order.id)]),
    }
  }
  const before = await seen()
  expect(JSON.stringify(before.invoice)).toContain(line?.products_model)
  await sql`update products set model = 'RENAMED-' || id, name = 'Renamed', packaging = '99/1', upc = 'U' || id
    where id in (select product_id from order_lines where order_id = ${order.id})`.execute(shop.db)
  expect(await seen()).toEqual(before)
})

const goodsOf = (line: {
  readonly products_model: string
  readonly products_name: string
  readonly products_packaging?: string
}) => [line.products_model, line.products_name, line.products_packaging]
