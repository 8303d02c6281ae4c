import { sql } from 'kysely'
import { test } from 'vitest'
import { contentCalls } from '#contract/content.ts'
import { appSetting, setAppSetting } from '#tests/support/app-setting.ts'
import { seen } from '#tests/support/content.ts'
import { putEntry } from '#tests/support/content-entries.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({ refreshPeriod: 20 })
const visitor = new Shopper(shop.url)

test('[P33] a catalogue that cannot be read again holds up neither settings nor content', async () => {
  await sql`alter table brands rename column name to other_name`.execute(shop.db)
  await sql`update prices set cents = cents + 1`.execute(shop.db)
  await seen(async () => shop.lines.join('\n')).toContain('cannot be read again')
  await putEntry(shop.db, 'page', '/pages/meanwhile', { title: 'Meanwhile', blocks: [] })
  const page = () => visitor.call(contentCalls.getMarketingPage, { body: { url: '/pages/meanwhile' } })
  await seen(async () => (await page())?.title).toBe('Meanwhile')
  await setAppSetting(shop.db, 'down_for_maintenance', true)
  await seen(() => appSetting(shop.url, 'down_for_maintenance')).toBe(true)
})
