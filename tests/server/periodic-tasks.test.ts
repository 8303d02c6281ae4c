import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentCalls } from '#contract/content/content.ts'
import { appSetting, setAppSetting } from '#tests/support/app-setting.ts'
import { seen } from '#tests/support/content.ts'
import { putEntry } from '#tests/support/content-entries.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({ refreshPeriod: 20 })

test('[P34] a shop that starts deletes what has expired meanwhile', async () => {
  await shop.close()
  await sql`insert into rate_limits values ('over', 1, now() - interval '1 hour')`.execute(shop.db)
  await sql`insert into rate_limits values ('lasting', 1, now() + interval '1 hour')`.execute(shop.db)
  await shop.reopen()
  const keys = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from rate_limits where key in ('over', 'lasting')`.execute(shop.db)
    return rows.map(({ key }) => key)
  }
  await expect.poll(keys).toEqual(['lasting'])
})

test('[P33] a catalogue that cannot be read again holds up neither settings nor content', async () => {
  const visitor = new Shopper(shop.url)
  await sql`alter table brands rename column name to other_name`.execute(shop.db)
  await sql`update prices set cents = cents + 1`.execute(shop.db)
  await seen(async () => shop.lines.join('\n')).toContain('cannot be read again')
  await putEntry(shop.db, 'page', '/pages/meanwhile', { title: 'Meanwhile', blocks: [] })
  const page = () => visitor.call(contentCalls.getMarketingPage, { body: { url: '/pages/meanwhile' } })
  await seen(async () => (await page())?.title).toBe('Meanwhile')
  await setAppSetting(shop.db, 'down_for_maintenance', true)
  await seen(() => appSetting(shop.url, 'down_for_maintenance')).toBe(true)
})
