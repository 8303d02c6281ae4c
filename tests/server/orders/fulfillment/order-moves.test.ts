import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moveWord, ORDER_MOVES, type OrderMove, PLAIN_MOVES } from '#contract/orders/order-moves.ts'
import { staffOrderCalls as calls } from '#contract/staff/staff-orders.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { orderOf, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const staff = await logInEditor(shop.url, await makeEditor(shop.db, ['orders', 'refunds']), { projectId: 11 })
const command = (...words: string[]) => orderCommand(shop.databaseUrl, words)

async function detail(id: number) {
  const order = await staff.call(calls.readStaffOrder, { params: { id: String(id) } })
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}
const press = async (id: number) => ({
  id,
  version: (await detail(id)).version,
  request_id: crypto.randomUUID(),
})
async function placePickup() {
  const order = await placeOrder(shop)
  await sql`update orders set pickup = '2026-06-20 13:30', delivery = null where id = ${order.id}`.execute(
    shop.db,
  )
  return order
}

/** The same move at the desk and by command. */
async function tryBoth(id: number, move: OrderMove) {
  const shown = await press(id)
  const plain = PLAIN_MOVES.find((each) => each === move)
  if (plain) {
    const desk = await staff.call(calls.moveOrder, { body: { ...shown, move: plain } })
    return [desk, command('move', String(id), moveWord(move))] as const
  }
  if (move === 'hand_over') {
    const desk = await staff.call(calls.handOverOrder, { body: { ...shown, handed_to: 'Ana Ruiz' } })
    return [desk, command('hand-over', String(id), 'Ana Ruiz')] as const
  }
  if (move === 'cancel') {
    const desk = await staff.call(calls.cancelOrder, { body: { ...shown, refund: 0, reason: 'Sold out.' } })
    return [desk, command('cancel', String(id), 'Sold out.')] as const
  }
  if (move === 'void_shipment') {
    const desk = await staff.call(calls.voidShipment, {
      body: { ...shown, shipment: 1, reason: 'Not sent.' },
    })
    return [desk, command('void-shipment', String(id), '1', 'Not sent.')] as const
  }
  const [line] = (await detail(id)).lines
  const part = { numbers: [], carrier: null, lines: [{ model: line?.products_model ?? '', quantity: 1 }] }
  const desk = await staff.call(calls.shipOrder, { body: { ...shown, ...part } })
  return [desk, command('ship', String(id))] as const
}

test('[T90] what the desk does not offer is refused by desk and command in the same words, with what is possible', async () => {
  for (const [place, statuses] of [
    [() => placeOrder(shop), [1, 3, 22]],
    [placePickup, [11, 20, 22]],
  ] as const) {
    const { id } = await place()
    for (const status of statuses) {
      await sql`update orders set status_id = ${status} where id = ${id}`.execute(shop.db)
      const { moves } = await detail(id)
      const possible = moves.map(moveWord).join(', ')
      for (const move of ORDER_MOVES.filter((each) => !moves.includes(each))) {
        const [desk, run] = await tryBoth(id, move)
        expect(desk).toEqual({
          kind: 'invalid',
          text: expect.stringMatching(`Possible now: ${possible}\\.$`),
        })
        await expect(run).rejects.toThrow(desk.text)
      }
      expect((await detail(id)).status_id).toBe(status)
    }
  }
})

test('[T90] a pickup order is told ready, again on press, and its receipt names who took it; "on its way" is never sent', async () => {
  const order = await placePickup()
  const { id } = order
  for (const move of ['ready', 'ready_again'] as const) {
    const body = { ...(await press(id)), move }
    const answer = await staff.call(calls.moveOrder, { body })
    expect(answer.kind).toBe('decided')
    expect(await staff.call(calls.moveOrder, { body })).toEqual(answer)
  }
  const body = { ...(await press(id)), handed_to: 'Ana Ruiz' }
  expect(await staff.call(calls.handOverOrder, { body })).toEqual({
    kind: 'decided',
    text: `Order ${id} is handed over. To Ana Ruiz.`,
  })
  const { rows } = await sql<{ kind: string; name: string | null }>`
    select message->>'kind' as kind, message->>'handed_to' as name from emails
    where message->>'order_id' = ${String(id)} and message->>'kind' not in ('orderConfirmed', 'orderPlaced')
    order by created_at`.execute(shop.db)
  expect(rows).toEqual([
    { kind: 'orderStatus', name: null },
    { kind: 'orderStatus', name: null },
    { kind: 'orderHandedOver', name: 'Ana Ruiz' },
  ])
  expect((await orderOf(order)).status_id).toBe(25)
  const audit = await sql`select from staff_audit where subject like '%Ana Ruiz%'`.execute(shop.db)
  expect(audit.rows).toEqual([])
})

test('a status is set by the move that leads there, and one that needs more names it', async () => {
  const { id } = await placeOrder(shop)
  const status = (typed: number) => command('status', String(id), String(typed))
  expect(await status(20)).toEqual([`Order ${id} is Picking, was Order received.`])
  await expect(status(3)).rejects.toThrow(`Use ship for order ${id}.`)
  await expect(status(30)).rejects.toThrow(`Use cancel for order ${id}.`)
  await expect(status(22)).rejects.toThrow(`Order ${id} is shipped, not picked up. Possible now: review,`)
  await expect(status(25)).rejects.toThrow(`While order ${id} is Picking, complete is not possible.`)
  await expect(status(4)).rejects.toThrow('The statuses are 1 Order received, 2 In review')
})
