import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { orderOf, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()

test('[T96] an order with a deposit is confirmed with what is owed, and invoiced with each of its shipments', async () => {
  const order = await placeOrder(shop, { deposit: 100 })
  const { user } = await order.shopper.call(authCalls.me, {})
  const browser = await documentBrowser(shop.url, user?.email ?? '')
  const paper = async () => {
    const pdf = await browser.get(`order/invoice/${order.id}`)
    const [page = '', ...others] = await pdfTexts(new Uint8Array(await pdf.arrayBuffer()))
    expect(others).toEqual([])
    return page
  }
  const confirmation = await paper()
  expect(confirmation).toContain('Order confirmation')
  expect(confirmation).toMatch(/Deposit on \w+ \d+, \d{4} \$100\.00/)
  const owed = ((order.total - 10_000) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  expect(confirmation).toContain(`Owed ${owed}`)
  const [line] = (await orderOf(order)).lines
  for (const words of [['ORF-1', `${line?.products_model}=1`], ['ORF-2']])
    await orderCommand(shop.databaseUrl, ['ship', String(order.id), ...words])
  const invoice = await paper()
  expect(invoice).toContain(`Owed ${owed}`)
  expect(invoice).toMatch(/Invoice date \w+ \d+, \d{4}/)
  expect(invoice).toMatch(/ORF-1 1 .*ORF-2 3/)
})
