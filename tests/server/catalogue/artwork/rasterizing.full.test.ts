import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { scenePath } from '#contract/catalogue/picture-path.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()

test('[P31] pictures of every kind together take two threads, so that files and password hashes always have one', async () => {
  let most = 0
  const count = () => {
    most = Math.max(most, threads())
  }
  sharp.queue.on('change', count)
  onTestFinished(() => void sharp.queue.off('change', count))
  const products = await shop.db
    .selectFrom('products')
    .select('url')
    .where('project_id', '=', 11)
    .orderBy('id')
    .limit(3)
    .execute()
  const scenes = ['tile-gear', 'slide-harbor-finale', 'slide-cake-fan'].map((name) => scenePath(name, 480))
  const paths = [...products.map(({ url }) => `/images/og/${url}.jpg`), ...scenes]
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(shop.url + path)).status))
  expect(statuses).toEqual(paths.map(() => 200))
  expect(most).toBe(2)
})

/** A picture that starts between the reading of the two counters is in both: they are read until they stay. */
function threads(): number {
  const { queue, process } = sharp.counters()
  const again = sharp.counters()
  return again.queue === queue && again.process === process ? queue + process : threads()
}
