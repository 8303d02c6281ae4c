import { expect, test } from 'vitest'
import { contentCalls } from '#contract/content/content.ts'
import type { ContentSource } from '#contract/content/content-kinds.ts'
import { seen } from '#tests/support/content.ts'
import { putEntry, removeEntries } from '#tests/support/content-entries.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({ refreshPeriod: 20 })
const visitor = new Shopper(shop.url)
const pro = new Shopper(shop.url, 14)

const page = (url: string, preview = false) =>
  visitor.call(contentCalls.getMarketingPage, { body: { url, preview } })

test('[API-101][CMS-02] a page is found by its path in any case, with blocks and the same text as html; else null', async () => {
  await putEntry(shop.db, 'page', '/pages/crates', {
    title: 'Crates',
    blocks: [
      { kind: 'text', text: '## Sizes\n\nA crate holds **two** cases. [Call](tel:+14175550140)' },
      { kind: 'questions', name: 'crates', questions: [{ question: 'How many?', answer: 'Two.' }] },
      { kind: 'table', head: ['Crate', 'Weight'], rows: [['Small', '12 lb']] },
    ],
    seo: { page_title: 'Crates | Shop' },
  })
  await seen(() => page('/pages/crates')).not.toBeNull()
  expect(await page('/Pages/CRATES/?utm=1#x')).toEqual({
    id: '/pages/crates',
    path: '/pages/crates',
    is_draft: false,
    title: 'Crates',
    html:
      '<h2 id="section-sizes">Sizes</h2><p>A crate holds <strong>two</strong> cases. <a href="tel:+14175550140">Call</a></p>' +
      '<details><summary>How many?</summary><p>Two.</p></details>' +
      '<table><thead><tr><th>Crate</th><th>Weight</th></tr></thead><tbody><tr><td>Small</td><td>12 lb</td></tr></tbody></table>',
    blocks: [
      {
        kind: 'text',
        nodes: [
          { tag: 'h2', id: 'section-sizes', nodes: ['Sizes'] },
          {
            tag: 'p',
            nodes: [
              'A crate holds ',
              { tag: 'strong', nodes: ['two'] },
              ' cases. ',
              { tag: 'a', href: 'tel:+14175550140', nodes: ['Call'] },
            ],
          },
        ],
      },
      {
        kind: 'questions',
        name: 'crates',
        questions: [{ question: 'How many?', answer: [{ tag: 'p', nodes: ['Two.'] }] }],
      },
      { kind: 'table', caption: '', head: ['Crate', 'Weight'], rows: [['Small', '12 lb']] },
    ],
    seo: { page_title: 'Crates | Shop', seo_meta: null },
  })
  expect(await page('/pages/none')).toBeNull()
  expect(await pro.call(contentCalls.getMarketingPage, { body: { url: '/pages/crates' } })).toBeNull()
})

test('[API-103][API-97][CMS-04][ENT-35] the paths of pages and of their previews are listed', async () => {
  const paths = async (call: typeof contentCalls.getMarketingPages) =>
    (await visitor.call(call, { body: {} })).map(({ path }) => path)
  expect(await paths(contentCalls.getMarketingPages)).toEqual(
    expect.arrayContaining(['/newsletter', '/pages/crates']),
  )
  const staged = await visitor.call(contentCalls.getMarketingPageStageRoutes, {})
  expect(staged).toContainEqual({ path: '/pages/crates', id: '/pages/crates' })
})

test('[API-102][API-104][API-98] posts are listed from the newest with date, summary and picture', async () => {
  await removeEntries(shop.db, 'post')
  const post = (date: string): ContentSource<'post'> => ({
    title: date,
    date,
    summary: 'Short.',
    blocks: [{ kind: 'text', text: 'Long.' }],
    picture: { src: '/images/300/a.svg', alt: 'A' },
  })
  await putEntry(shop.db, 'post', '/news/older', post('2026-01-02'))
  await putEntry(shop.db, 'post', '/news/newer', post('2026-03-04'))
  const posts = () => visitor.call(contentCalls.getMarketingPosts, { body: {} })
  await seen(async () => (await posts()).map(({ path }) => path)).toEqual(['/news/newer', '/news/older'])
  const picture = { src: '/images/300/a.svg', alt: 'A' }
  expect((await posts())[0]).toEqual({
    path: '/news/newer',
    id: '/news/newer',
    title: '2026-03-04',
    date: '2026-03-04',
    summary: 'Short.',
    picture,
  })
  expect(await visitor.call(contentCalls.getMarketingPost, { body: { url: '/news/older' } })).toMatchObject({
    date: '2026-01-02',
    html: '<p>Long.</p>',
    picture,
  })
  expect(await visitor.call(contentCalls.getMarketingPostStageRoutes, {})).toHaveLength(2)
})

test('[API-91][ENT-38] page seo is what was written for a path, else the title of its page, else null', async () => {
  const seo = (path: string) => visitor.call(contentCalls.getPageSeo, { body: { path } })
  await putEntry(shop.db, 'seo', '/pages/crates/sizes', { page_title: 'Sizes', seo_meta: 'All sizes.' })
  await seen(() => seo('/pages/Crates/sizes/?a=1')).toEqual({
    id: '/pages/crates/sizes',
    page_title: 'Sizes',
    seo_meta: 'All sizes.',
  })
  expect(await seo('/pages/crates')).toEqual({
    id: '/pages/crates',
    page_title: 'Crates | Shop',
    seo_meta: null,
  })
  expect(await seo('/nowhere')).toBeNull()
  expect(await seo('constructor')).toBeNull()
  expect(await seo('/catalog')).toMatchObject({ id: '/catalog', seo_meta: expect.any(String) })
  expect(await seo('/Proline-Catalog')).toEqual(await seo('/catalog'))
})
