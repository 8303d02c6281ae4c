import { expect, test } from 'vitest'
import { PREVIEW_HEADER } from '#contract/platform/constants.ts'
import { contentCalls } from '#contract/content/content.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { draftOf, page, pageOf, publish, published } from '#tests/support/editing.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { seededEmail, Shopper } from '#tests/support/shopper.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const editor = await logInEditor(shop.url, await makeEditor(shop.db))
const PREVIEW = { [PREVIEW_HEADER]: '1' }

/** The same cookies and token, asking as a staging duplicate does. */
function previewing({ cookies, token, projectId }: Shopper): Shopper {
  const shopper = new Shopper(shop.url, projectId, PREVIEW)
  for (const [name, value] of cookies) shopper.cookies.set(name, value)
  shopper.token = token
  return shopper
}

const askPage = (who: Shopper, url: string, preview = true) =>
  who.send(contentCalls.getMarketingPage, { body: { url, preview } })

test('[CMS-06] an editor who asks for a preview gets the draft, which no cache keeps', async () => {
  await published(editor, page('/pages/stand'), pageOf('Live'))
  await draftOf(editor, page('/pages/stand'), pageOf('Draft'))
  const asEditor = await askPage(editor, '/pages/stand')
  expect(asEditor.body).toMatchObject({ title: 'Draft', is_draft: true })
  expect(asEditor.headers.get('cache-control')).toBe('no-store')
  expect(asEditor.headers.get('etag')).toBeNull()
  const live = await askPage(editor, '/pages/stand', false)
  expect(live.body).toMatchObject({ title: 'Live' })
  expect(live.body).not.toHaveProperty('is_draft')
})

test('[CMS-05] a preview shows drafts over live entries: new pages, menus, slides and tiles, without what a draft removes', async () => {
  const draft = (kind: ContentKind, key: string, body: Record<string, unknown> | null) =>
    draftOf(editor, { kind, key }, body && { ...pageOf(''), body, starts_at: '2040-01-01T00:00:00Z' })
  await published(editor, page('/pages/old-stand'), pageOf('Old'))
  await draft('page', '/pages/old-stand', null)
  await draft('page', '/pages/new-stand', pageOf('New').body)
  await draft('menu', 'preview-menu', { items: [{ title: 'Stands' }] })
  const picture = { image_url: '/images/300/a.svg', alt: '', title: 'New tile', text: '' }
  await draft('tile', 'preview-tile', picture)
  const staff = previewing(editor)
  const paths = (await staff.call(contentCalls.getMarketingPageStageRoutes, {})).map(({ path }) => path)
  expect([paths.includes('/pages/new-stand'), paths.includes('/pages/old-stand')]).toEqual([true, false])
  const params = { menu: 'preview-menu' }
  expect(await staff.call(contentCalls.getMenuItems, { params })).toMatchObject([{ title: 'Stands' }])
  const titles = (await staff.call(contentCalls.getFeaturedTiles, {})).map(({ title }) => title)
  expect(titles).toContain('New tile')
  const tiles = await editor.send(contentCalls.getFeaturedTiles, {})
  expect(JSON.stringify(tiles.body)).not.toContain('New tile')
})

test('[CMS-05] a preview has the order of the shop: by position, then by key as PostgreSQL compares it', async () => {
  const tile = (title: string) => ({
    ...pageOf(''),
    body: { image_url: '/images/300/a.svg', alt: '', title, text: '' },
    position: 70_000,
  })
  await published(editor, { kind: 'tile', key: 'order-a' }, tile('Order a'))
  await draftOf(editor, { kind: 'tile', key: 'order-B' }, tile('Order B'))
  const order = async (who: Shopper) =>
    (await who.call(contentCalls.getFeaturedTiles, {}))
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Order'))
  const previewed = await order(previewing(editor))
  await published(editor, { kind: 'tile', key: 'order-B' }, tile('Order B'))
  expect(await order(editor)).toEqual(['Order B', 'Order a'])
  expect(previewed).toEqual(['Order B', 'Order a'])
})

test('[CMS-05] a preview shows the products of a drafted row of the home page', async () => {
  const body = { kind: 'products', title: 'Drafted', link_to: '/sl/l/Best_Sellers' }
  await draftOf(editor, { kind: 'section', key: 'drafted-row' }, { ...pageOf(''), body })
  const params = { a: '11', b: 'drafted-row' }
  const drafted = await previewing(editor).send(contentCalls.getStorefrontItems, { params })
  expect(drafted.body).toHaveLength(8)
  expect(drafted.headers.get('cache-control')).toBe('no-store')
  for (const each of [editor, previewing(new Shopper(shop.url))])
    expect(await each.call(contentCalls.getStorefrontItems, { params })).toEqual([])
})

test('[API-10] nobody else gets a draft: visitors, customers, staff without the right to edit, a session that is over', async () => {
  const path = '/pages/secret-stand'
  await draftOf(editor, page(path), pageOf('Secret'))
  const customer = new Shopper(shop.url)
  await customer.logIn(seededEmail('silver'))
  const desk = await logInEditor(shop.url, await makeEditor(shop.db, ['orders', 'publish', 'settings']))
  const gone = await logInEditor(shop.url, await makeEditor(shop.db))
  const cookies = new Map(gone.cookies)
  await gone.call(staffCalls.staffLogOut, { body: {} })
  for (const [name, value] of cookies) gone.cookies.set(name, value)
  for (const each of [new Shopper(shop.url), customer, desk, gone]) {
    const stranger = previewing(each)
    expect((await askPage(stranger, path)).body).toBeNull()
    const routes = await stranger.send(contentCalls.getMarketingPageStageRoutes, {})
    expect(routes.status).toBe(200)
    expect(JSON.stringify(routes.body)).not.toContain(path)
  }
  expect((await askPage(previewing(editor), path)).body).toMatchObject({ title: 'Secret' })
  expect((await askPage(new Shopper(shop.url), path)).body).toBeNull()
})

test('[API-37] what visitors would not see is not published: products of no listing, a lost picture; the demo of a lost product is told', async () => {
  const row = { kind: 'products', title: 'Row', link_to: null }
  const block = { kind: 'products', link_to: '/about' }
  const hero = { kind: 'hero', title: 'Hero', link_to: '/sl' }
  const picture = { kind: 'text', text: `![Lost](/media/${'0'.repeat(64)}.png)` }
  for (const [address, body, field] of [
    [{ kind: 'section', key: 'row' }, row, 'link_to'],
    [page('/pages/row'), { title: 'Page', blocks: [block] }, 'blocks.0.link_to'],
    [{ kind: 'section', key: 'row' }, hero, 'link_to'],
    [{ kind: 'section', key: 'row' }, { ...row, link_to: '/sl', text: 'Lost' }, 'text'],
    [page('/pages/row'), { title: 'Page', blocks: [picture] }, 'blocks.0.text'],
  ] as const) {
    const answer = await publish(editor, [await draftOf(editor, address, { ...pageOf(''), body })])
    expect(answer).toMatchObject({ kind: 'invalid', problems: [{ field }] })
  }
  const [product] = (await new Shopper(shop.url).call(productCalls.products, { body: {} })).products
  const demos = [product?.products_url, 'no-such-shell'].map((products_url) => ({
    kind: 'demo',
    products_url,
  }))
  const body = { title: 'Demos', blocks: demos }
  const answer = await publish(editor, [await draftOf(editor, page('/pages/demos'), { ...pageOf(''), body })])
  expect(answer).toMatchObject({
    kind: 'published',
    warnings: [{ key: '/pages/demos', field: 'blocks.1.products_url' }],
  })
})
