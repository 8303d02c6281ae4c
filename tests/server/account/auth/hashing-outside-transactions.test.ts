import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { hashPassword } from '#server/account/auth/password.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { makeCustomer, makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'

const shop = await useShop()
const password = 'Willow~Gate7'
const CHANGES = 12

/** Login attempts of these accounts wait for a row lock until `work` is done. */
async function withLoginsBlocked(emails: readonly string[], work: () => Promise<void>): Promise<void> {
  const keys = emails.map((email) => `login-at:11:${email}:127.0.0.1`)
  await sql`insert into rate_limits (key, n, until) select key, 1, now() + interval '1 hour' from unnest(${keys}::text[]) key`.execute(
    shop.db,
  )
  await shop.db.transaction().execute(async (trx) => {
    await sql`select from rate_limits where key = any(${keys}) for update`.execute(trx)
    await work()
  })
}

async function blockedStatements(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
  return rows[0]?.n ?? 0
}

test('[P33] logins that wait for the database block neither password changes nor carts', async () => {
  const emails = [await makeCustomer(shop.db), await makeCustomer(shop.db)]
  const changers = await Promise.all(Array.from({ length: CHANGES }, () => makeShopper(shop.url, shop.db)))
  const reader = await makeShopperWithCart(shop.url, shop.db)
  const logIns: Promise<unknown>[] = []
  await withLoginsBlocked(emails, async () => {
    for (const email of emails) logIns.push(new Shopper(shop.url).logIn(email).catch(() => null))
    await expect.poll(blockedStatements).toBe(emails.length)
    const changes = changers.map((shopper) =>
      shopper.send(passwordCalls.changePassword, {
        body: { current_password: seededPassword, password, password_confirmation: password },
      }),
    )
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200))
    expect((await reader.call(cartCalls.selectCart, {})).items).toHaveLength(1)
  })
  await Promise.all(logIns)
})

test('[P33] a password is never hashed while a transaction holds a connection', async () => {
  const inside = inTransaction(shop.db, () => hashPassword(password))
  await expect(inside).rejects.toThrow('nothing but the database may be waited for inside a transaction')
})
