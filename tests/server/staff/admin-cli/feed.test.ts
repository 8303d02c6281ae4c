import { expect, test } from 'vitest'
import { feedCalls } from '#contract/staff/feed.ts'
import { feedCommand } from '#server/staff/admin-cli/feed.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const run = (...words: string[]) => feedCommand(shop.databaseUrl, [11, 14], words)

test('a key that a command makes reads the feed until a command revokes it, and is not shown again', async () => {
  const [title, key = ''] = await run('make', '11', 'The', 'warehouse')
  expect(title).toMatch(/^Key \d+ of The warehouse for storefront 11\./)
  const client = new Shopper(shop.url)
  client.token = key
  const read = async () => (await client.send(feedCalls.readFeed, { query: { after: '0' } })).status
  expect(await read()).toBe(200)
  const [line = ''] = await run()
  expect(line).toMatch(/^\d+ {2}The warehouse, storefront 11: last used /)
  expect(line).not.toContain(key)
  const id = line.split(' ', 1)[0] ?? ''
  expect(await run('revoke', id)).toEqual(['The warehouse can read and write nothing more.'])
  expect(await read()).toBe(401)
  await expect(run('revoke', id)).rejects.toThrow(`There is no key ${id} that is good.`)
  await expect(run('make', '12', 'Nobody')).rejects.toThrow('npm run shop -- feed make STOREFRONT NAME')
})
