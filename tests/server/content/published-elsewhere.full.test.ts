import { expect, test } from 'vitest'
import { contentCalls } from '#contract/content/content.ts'
import { page, pageOf, published } from '#tests/support/editing.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useSecondShop } from '#tests/support/second-shop.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const visitor = new Shopper(await useSecondShop(shop))
const editor = await logInEditor(shop.url, await makeEditor(shop.db))

test('what one server publishes is seen on another one within 1.5 s', async () => {
  const title = async () =>
    (await visitor.call(contentCalls.getMarketingPage, { body: { url: '/pages/both' } }))?.title
  const waits: number[] = []
  for (const wanted of ['One', 'Two', 'Three']) {
    await published(editor, page('/pages/both'), pageOf(wanted))
    const start = performance.now()
    while ((await title()) !== wanted) await new Promise((settle) => setImmediate(settle))
    waits.push(performance.now() - start)
  }
  expect(Math.max(...waits)).toBeLessThan(1_500)
})
