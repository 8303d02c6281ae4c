import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'
import { familyTime, parentOf, processTime } from '#tests/run/bench/cpu-time.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { accountCalls } from '#contract/account.ts'
import { cartCalls } from '#contract/carts.ts'
import { deliveryCalls } from '#contract/delivery.ts'
import { orderCalls } from '#contract/orders.ts'
import { paymentCalls } from '#contract/payment.ts'
import { authCalls } from '#contract/auth.ts'
import { chooseCheapestQuote, goToReview, saveMethod, typedCard, verifyCard } from '#tests/support/checkout.ts'
const cluster = await openTestCluster(); const url = await cluster.clone(); const db = openDatabase(url, 4)
const server = fork('/work/main/tests/run/bench/serve.ts', [url], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], execArgv: process.env['PROF'] ? ['--cpu-prof', '--cpu-prof-dir=/tmp/cpuprof'] : [] })
const [line] = await once(server.stdout!, 'data'); const address = String(line).trim().replace(/\/$/, '')
const { rows } = await sql<{pid:number}>`select pg_backend_pid() as pid`.execute(db); const pm = parentOf(rows[0]!.pid)
const s = await makeShopperWithCart(address, db, { lines: 3 })
await goToReview(s)
const cart = await s.call(cartCalls.selectCart, {})
const addr = await s.call(deliveryCalls.selectShippingAddresses, {})
const quotes = (await s.call(deliveryCalls.selectCarriers, {})).shipping_quotes
const dates = await s.call(accountCalls.loadAvailableShipDates, { body: {} })
let q = 0
const calls: [string, any, any][] = [
  ['selectProfile', accountCalls.selectProfile, () => ({})],
  ['summary', cartCalls.selectCartSummary, () => ({})], ['selectCart', cartCalls.selectCart, () => ({})], ['totals', cartCalls.selectCartTotals, () => ({ body: {} })],
  ['promo', orderCalls.updatePromoProducts, () => ({ body: {} })], ['stock', orderCalls.checkCartStock, () => ({})],
  ['addresses', deliveryCalls.selectShippingAddresses, () => ({})], ['address', deliveryCalls.selectShippingAddress, () => ({})],
  ['setAddress', deliveryCalls.setShippingAddress, () => ({ body: { shipping_address_id: addr[0]!.shipping_address_id, is_customer_address: true } })],
  ['texas', deliveryCalls.getDisableShippingToTexas, () => ({ body: { items: [], state: 'MO' } })],
  ['shipdates', accountCalls.loadAvailableShipDates, () => ({ body: {} })], ['carriers', deliveryCalls.selectCarriers, () => ({})],
  ['pickupinfo', deliveryCalls.updatePickupInfo, () => ({ body: { is_pickup: false, ship_date: dates.data[q++ % 5]!, pickup_phone: '(417) 555-0101' } })],
  ['chooseQuote', deliveryCalls.saveShippingQuote, () => { const z = quotes[q++ % 2]!; return { body: { optionId: z.optionId, shipping_quotes_id: z.shipping_quotes_id, selected: true } } }],
  ['deadlines', paymentCalls.getPaymentDeadlineMessages, () => ({})], ['selBilling', paymentCalls.selectBilling, () => ({})],
  ['saveBilling', paymentCalls.saveBilling, () => ({ body: { id: cart.id, payment_method: 'credit_card', purchase_order_number: String(q++) } })],
  ['authCard', paymentCalls.authCreditCard, () => ({ body: typedCard() })], ['newCart?coupon', paymentCalls.getCouponCode, () => ({})],
]
const N = Number(process.env['N'] ?? 200)
for (const [name, entry, args] of calls) {
  for (let i = 0; i < 60; i++) await s.send(entry, args())
  const a = processTime(server.pid!), b = familyTime(pm)
  for (let i = 0; i < N; i++) { const r = await s.send(entry, args()); if (r.status !== 200) throw new Error(name + r.status) }
  console.log(name.padEnd(16), ((processTime(server.pid!) - a) / N).toFixed(2), ((familyTime(pm) - b) / N).toFixed(2))
}
server.disconnect(); await once(server, 'exit'); await db.destroy(); await cluster.close()
