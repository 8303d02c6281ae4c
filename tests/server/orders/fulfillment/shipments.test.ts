import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffOrderCalls as calls } from '#contract/staff/staff-orders.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { orderOf, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const staff = await logInEditor(shop.url, await makeEditor(shop.db, ['orders']), { projectId: 11 })
const run = (...words: string[]) => orderCommand(shop.databaseUrl, words)

async function detail(id: number) {
  const order = await staff.call(calls.readStaffOrder, { params: { id: String(id) } })
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}
/** A press about an order as it is shown now. */
const press = async (id: number) => {
  const { version } = await detail(id)
  return { id, version, request_id: crypto.randomUUID() }
}
/** An order of which all has shipped, with the number of its shipment. */
async function shippedOrder(...numbers: string[]) {
  const order = await placeOrder(shop)
  await run('ship', String(order.id), ...numbers)
  const [shipment] = (await detail(order.id)).shipments
  return { ...order, shipment: shipment?.id ?? 0 }
}
const mailsAbout = async (id: number, kind: string) =>
  (
    await sql<{ message: object }>`select message from emails
      where message->>'order_id' = ${String(id)} and message->>'kind' = ${kind} order by created_at`.execute(
      shop.db,
    )
  ).rows.map(({ message }) => message)
const tracked = (...numbers: string[]) =>
  numbers.map((number) => ({ number, url: `https://prairie.example/track/${number}` }))

test('[T88] every number and the chosen carrier of a shipment reach account, desk, e-mail and command; an unknown carrier ships nothing', async () => {
  const order = await placeOrder(shop)
  const { id } = order
  const { lines, carriers, carrier } = await detail(id)
  expect(carriers).toContain(carrier)
  const cases = lines.map(({ products_model: model, ordered: quantity }) => ({ model, quantity }))
  const ship = async (name: string) => {
    const body = { ...(await press(id)), numbers: ['PS-1', 'PS-2', 'PS-1'], carrier: name, lines: cases }
    return staff.call(calls.shipOrder, { body })
  }
  expect((await ship('Nobody')).text).toMatch(
    /^"Nobody" is not a carrier\. The carriers are .*Prairie Star Lines/,
  )
  expect((await ship('Prairie Star Lines')).text).toContain('shipped with PS-1, PS-2, nothing remains')
  const held = { carrier: 'Prairie Star Lines', numbers: tracked('PS-1', 'PS-2') }
  expect((await detail(id)).shipments).toMatchObject([{ ...held, voided: null }])
  const account = await orderOf(order)
  expect(account.shipments).toMatchObject([held])
  expect([account.tracking_number, account.tracking_url]).toEqual(['PS-1', held.numbers[0]?.url])
  expect(await mailsAbout(id, 'orderShipped')).toMatchObject([held])
  expect(await run('order', String(id))).toContainEqual(
    expect.stringMatching(/Shipment \d+, .*: Prairie Star Lines, PS-1, PS-2, /),
  )
})

test('[T88] numbers and carrier are corrected once per press, and an e-mail says which hold now', async () => {
  const order = await shippedOrder('WRONG-1')
  const { id, shipment } = order
  const shown = await press(id)
  const body = { ...shown, shipment, numbers: ['PS-8', 'PS-9'], carrier: 'Prairie Star Lines' }
  const answers = await Promise.all([1, 2].map(() => staff.call(calls.correctShipment, { body })))
  expect(answers[0]).toEqual({
    kind: 'decided',
    text: `Order ${id}: shipment ${shipment} is corrected to Prairie Star Lines, PS-8, PS-9.`,
  })
  expect(answers[1]).toEqual(answers[0])
  const held = { carrier: 'Prairie Star Lines', numbers: tracked('PS-8', 'PS-9') }
  expect(await orderOf(order)).toMatchObject({ status_id: 3, tracking_number: 'PS-8', shipments: [held] })
  expect(await mailsAbout(id, 'shipmentCorrected')).toMatchObject([held])
  const stale = { ...body, request_id: crypto.randomUUID(), numbers: ['PS-7'] }
  expect((await staff.call(calls.correctShipment, { body: stale })).text).toMatch(/has changed since/)
  await expect(run('correct-shipment', String(id), String(shipment), 'PS-8', 'PS-9')).rejects.toThrow(
    `Shipment ${shipment} has these numbers and this carrier already.`,
  )
  await run('correct-shipment', String(id), String(shipment), 'PS-7')
  expect(await mailsAbout(id, 'shipmentCorrected')).toMatchObject([held, { numbers: tracked('PS-7') }])
  await run('move', String(id), 'complete')
  await expect(run('correct-shipment', String(id), String(shipment), 'PS-6')).rejects.toThrow(
    `Order ${id} is Completed: its shipments stay as they are.`,
  )
})

test('[T89] a voided shipment opens its cases again, counts nowhere, and is still shown to staff with who voided it', async () => {
  const order = await shippedOrder('ORF-5')
  const { id, shipment } = order
  const body = { ...(await press(id)), shipment, reason: 'The truck did not come.' }
  expect(await staff.call(calls.voidShipment, { body })).toEqual({
    kind: 'decided',
    text: `Order ${id}: shipment ${shipment} is voided, 4 cases are to be shipped again. The truck did not come.`,
  })
  const account = await orderOf(order)
  expect(account).toMatchObject({ status_id: 20, shipped_count: 0, shipments: [], tracking_number: null })
  expect(account.lines.map(({ shipped }) => shipped)).toEqual([0, 0])
  const desk = await detail(id)
  expect([desk.shipped, desk.lines.map(({ shipped }) => shipped)]).toEqual([0, [0, 0]])
  expect(desk.moves).toEqual(expect.arrayContaining(['ship', 'cancel']))
  expect(desk.shipments).toMatchObject([
    { id: shipment, voided: { staff: expect.stringMatching(/^Editor/) }, numbers: [{ number: 'ORF-5' }] },
  ])
  const listed = { show: '20', sort: 'newest', page: '1', q: String(id) } as const
  expect((await staff.call(calls.listStaffOrders, { query: listed })).orders).toMatchObject([{ shipped: 0 }])
  expect(await run('order', String(id))).toContainEqual(expect.stringContaining('VOIDED'))
  expect(await mailsAbout(id, 'shipmentVoided')).toMatchObject([
    { reason: 'The truck did not come.', numbers: ['ORF-5'], lines: [{ quantity: 2 }, { quantity: 2 }] },
  ])
  await run('ship', String(id), 'ORF-6')
  expect(await orderOf(order)).toMatchObject({ status_id: 3, shipped_count: 4, tracking_number: 'ORF-6' })
})

test('[T89] of two who void a shipment at once, or void and correct it, one wins and the other is told', async () => {
  const { id, shipment } = await shippedOrder('ORF-5')
  const shown = await press(id)
  const about = () => ({ ...shown, request_id: crypto.randomUUID(), shipment })
  const answers = await Promise.all([
    staff.call(calls.voidShipment, { body: { ...about(), reason: 'Not sent.' } }),
    staff.call(calls.voidShipment, { body: { ...about(), reason: 'Not sent.' } }),
    staff.call(calls.correctShipment, { body: { ...about(), numbers: ['ORF-7'], carrier: null } }),
  ])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'changed', 'decided'])
  const mails = await Promise.all(['shipmentVoided', 'shipmentCorrected'].map((kind) => mailsAbout(id, kind)))
  expect(mails.flat()).toHaveLength(1)
})

test('[T89] voiding one of several shipments leaves the status of an open order, and the number of the other', async () => {
  const order = await placeOrder(shop)
  const { id } = order
  const [line] = (await detail(id)).lines
  for (const number of ['ORF-1', 'ORF-2']) await run('ship', String(id), number, `${line?.products_model}=1`)
  const last = (await detail(id)).shipments.at(-1)?.id
  await run('void-shipment', String(id), String(last), 'Not sent.')
  expect(await orderOf(order)).toMatchObject({ status_id: 1, shipped_count: 1, tracking_number: 'ORF-1' })
  await expect(run('void-shipment', String(id), String(last), 'Not sent.')).rejects.toThrow(
    `Shipment ${last} is voided already.`,
  )
  await expect(run('void-shipment', String(id), '1999999999', 'Not sent.')).rejects.toThrow(
    `Order ${id} has no shipment 1999999999.`,
  )
})
