import { expect, test } from 'vitest'
import { listStaffOrders } from '#server/orders/fulfillment/list-staff-orders.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()

test('orders are listed by time, those of one moment by number: the oldest or the newest first', async () => {
  const rows = await shop.db.selectFrom('orders').select('id').where('project_id', '=', 11).limit(5).execute()
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  const [first, ...rest] = ids
  const at = (time: string, of: readonly (number | undefined)[]) =>
    shop.db
      .updateTable('orders')
      .set({ purchased_at: new Date(time) })
      .where(
        'id',
        'in',
        of.flatMap((id) => id ?? []),
      )
      .execute()
  await at('2001-05-01T15:00:00Z', rest)
  await at('2001-05-01T18:00:00Z', [first])
  const listed = async (sort: 'oldest' | 'newest') => {
    const query = { show: 'all', sort, q: '', from: '', to: '', kind: '', owed: '' } as const
    const { pagination } = await listStaffOrders(shop.db, 11, { ...query, page: 1 })
    const page = sort === 'oldest' ? 1 : pagination.last_page
    const { orders } = await listStaffOrders(shop.db, 11, { ...query, page })
    return orders.map(({ id }) => id).filter((id) => ids.includes(id))
  }
  expect(await listed('oldest')).toEqual([...rest, first])
  const newest = [first, ...rest.toReversed()]
  expect(newest.join().endsWith((await listed('newest')).join())).toBe(true)
})
