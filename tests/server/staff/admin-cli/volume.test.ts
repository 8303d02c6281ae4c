import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { type VolumeRequest, volumeCalls } from '#contract/account/volume.ts'
import { volumeCommand } from '#server/staff/admin-cli/volume.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const run = (...words: string[]) => volumeCommand(shop.databaseUrl, words)

const request: VolumeRequest = {
  company: 'Quill Display',
  tax_id: '12-3456789',
  yearly_volume: '25000-100000',
  state: 'MO',
}
const status = (shopper: Shopper) => shopper.call(volumeCalls.selectRequestForm, {})
const levelOf = async (shopper: Shopper) =>
  (await shopper.call(authCalls.me, {})).customer?.price_levels_short_name

async function applied(like = 'new') {
  const shopper = await makeShopper(shop.url, shop.db, like)
  const { customer } = await shopper.call(volumeCalls.submitRequestForm, { body: request })
  const customerId = customer?.customers_id ?? 0
  const { id } = await shop.db
    .selectFrom('volume_requests')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return { shopper, customerId, id: String(id) }
}

const messagesOf = async (customerId: number) =>
  (
    await sql<{ message: { kind: string; level?: string; reason?: string } }>`
      select message from emails where message->>'customer_id' = ${String(customerId)}
        and message->>'kind' <> 'volumeReceived' order by created_at`.execute(shop.db)
  ).rows.map(({ message: { kind, level, reason } }) => [kind, level ?? reason])
const auditOf = async (id: string) =>
  (
    await sql`select staff_id, action, subject from staff_audit where subject like ${`${id},%`} order by id`.execute(
      shop.db,
    )
  ).rows

test('[PRC-06] an approved application changes the level of the customer at once, with one e-mail and audit', async () => {
  const { shopper, customerId, id } = await applied()
  expect(await levelOf(shopper)).not.toBe('gold')
  expect(await run()).toContainEqual(
    expect.stringMatching(
      new RegExp(`^${id}  Quill Display, customer ${customerId}, .+ \\(storefront 11\\)`),
    ),
  )
  expect((await run('approve', id, 'GOLD'))[0]).toMatch(/^Approved: .+ has the level Gold/)
  // the session that is open already
  expect(await levelOf(shopper)).toBe('gold')
  await expect(run('decline', id, 'Too late.')).rejects.toThrow(
    `Application ${id} is approved already, by a command.`,
  )
  await expect(run('approve', id, 'gold')).rejects.toThrow('is approved already')
  expect(await levelOf(shopper)).toBe('gold')
  expect(await messagesOf(customerId)).toEqual([['volumeApproved', expect.stringContaining('Gold')]])
  expect(await auditOf(id)).toEqual([
    {
      staff_id: null,
      action: 'volume approve',
      subject: expect.stringMatching(`${id}, customer ${customerId}, Gold`),
    },
  ])
  expect((await status(shopper)).success_message[0]).toBe('Your application for volume pricing was approved.')
  expect((await run()).some((line) => line.startsWith(`${id} `))).toBe(false)
})

test('[PRC-06] after a declined application the customer reads why and may send another one', async () => {
  const { shopper, customerId, id } = await applied()
  const before = await levelOf(shopper)
  await run('decline', id, 'The tax ID is unknown.')
  expect(await levelOf(shopper)).toBe(before)
  expect(await messagesOf(customerId)).toEqual([['volumeDeclined', 'The tax ID is unknown.']])
  expect(await status(shopper)).toEqual({
    submitted_at: null,
    success_message: [
      'We could not approve your application: The tax ID is unknown.',
      'If something has changed, send the form again.',
    ],
  })
  await shopper.call(volumeCalls.submitRequestForm, { body: request })
  expect((await status(shopper)).submitted_at).not.toBe(null)
  await expect(run('approve', id, 'silver')).rejects.toThrow(`Application ${id} is declined already`)
})

test('an application decided twice at once is decided once', async () => {
  const { customerId, id } = await applied()
  const results = await Promise.allSettled([run('approve', id, 'silver'), run('decline', id, 'No.')])
  expect(results.map(({ status: end }) => end).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await messagesOf(customerId)).toHaveLength(1)
  expect(await auditOf(id)).toHaveLength(1)
})

test('what would raise prices or change none is refused in words', async () => {
  const gold = await applied('gold')
  await expect(run('approve', gold.id, 'silver')).rejects.toThrow('has lower prices than those of Silver')
  const special = await applied('special')
  await expect(run('approve', special.id, 'gold')).rejects.toThrow('has special order pricing')
  expect(await messagesOf(gold.customerId)).toEqual([])
  expect(await auditOf(gold.id)).toEqual([])
})

test.each([
  [['approve'], 'npm run shop -- volume approve ID LEVEL'],
  [['approve', 'x', 'gold'], '"x" is not the number of an application'],
  [['approve', '501'], 'No level is given; there are'],
  [['approve', '501', 'special'], '"special" is not a level; there are'],
  [['approve', '2000000000', 'gold'], 'There is no application 2000000000.'],
  [['decline', '501'], 'comes the reason'],
  [['decline', '501', 'not', 'known'], 'needs quotes'],
  [['forget', '501'], 'npm run shop -- volume'],
])('%j is refused with what is right', async (words, text) => {
  await expect(run(...words)).rejects.toThrow(text)
})
