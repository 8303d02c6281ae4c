import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { API_PREFIX, PREVIEW_HEADER } from '#contract/platform/constants.ts'
import { contentCalls } from '#contract/content/content.ts'
import { contentEditingCalls, type EntryContent } from '#contract/content/content-editing.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { appSetting, setAppSetting } from '#tests/support/app-setting.ts'
import { useBuiltApp } from '#tests/support/built-app.ts'
import { seen } from '#tests/support/content.ts'
import { draftOf, page, pageOf, publish, published } from '#tests/support/editing.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useSecondShop } from '#tests/support/second-shop.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({ assets: useBuiltApp() })
const elsewhere = await useSecondShop(shop)
const visitor = new Shopper(elsewhere)
const editor = await logInEditor(shop.url, await makeEditor(shop.db))
const titleElsewhere = async () =>
  (await visitor.call(contentCalls.getMarketingPage, { body: { url: '/pages/both' } }))?.title

test('what one server publishes is seen on another one', async () => {
  for (const title of ['One', 'Two', 'Three']) {
    await published(editor, page('/pages/both'), pageOf(title))
    await seen(titleElsewhere).toBe(title)
  }
})

test('control: without the trigger that counts versions the other server keeps the old text', async () => {
  await sql`alter table entries disable trigger entries_version`.execute(shop.db)
  await published(editor, page('/pages/both'), pageOf('Unseen'))
  await setAppSetting(shop.db, 'preferred_carrier_message', 'later')
  await seen(() => appSetting(elsewhere, 'preferred_carrier_message')).toBe('later')
  expect(await titleElsewhere()).toBe('Three')
  await sql`alter table entries enable trigger entries_version`.execute(shop.db)
  await published(editor, page('/pages/both'), pageOf('Seen'))
  await seen(titleElsewhere).toBe('Seen')
})

const CANARY = 'Kanarienvogel'
const BODIES: Readonly<Record<ContentKind, EntryContent['body']>> = {
  page: { title: CANARY, blocks: [{ kind: 'text', text: CANARY }] },
  post: { title: CANARY, blocks: [], date: '2026-01-01', summary: CANARY },
  menu: { items: [{ title: CANARY }] },
  banner: { set: 'desktop', html: CANARY, is_closable: true },
  slide: { image_url: '/images/300/a.svg', alt: CANARY, title: CANARY, text: CANARY },
  tile: { image_url: '/images/300/a.svg', alt: CANARY, title: CANARY, text: CANARY },
  social: { url: `https://${CANARY}.example/`, icon: 'camera' },
  section: { kind: 'posts', title: CANARY },
  dealer: { name: CANARY, address: CANARY, latitude: 1, longitude: 1, phone: CANARY },
  choice: { type: 'insurance_doc_types', value: CANARY, label: CANARY },
  redirect: { target_url: `/pages/${CANARY}`, external: false, is_filter: false },
  seo: { page_title: CANARY, seo_meta: CANARY },
}
const PATH_KINDS: readonly string[] = ['page', 'post', 'redirect', 'seo']

const REDIRECTS = { path: 'public/api/site/get-active-redirects', method: 'GET' } as const

/** What a visitor may ask of a call: the canaries by their path, also as a preview. */
function questions(path: string): readonly object[] {
  const urls = ['/canary/page', '/canary/post', '/canary/seo']
  if (path.endsWith('get-page-seo')) return urls.map((url) => ({ path: url }))
  if (!/get-marketing-(page|post)$/.test(path)) return [{}]
  return urls.flatMap((url) => [
    { url, preview: true },
    { url, preview: false },
    { url: `/marketing-stage${url}`, preview: true },
  ])
}

const DOCUMENTS = [
  '/',
  '/canary/page',
  '/canary/post',
  '/canary/seo',
  '/marketing-stage/canary/page',
  '/marketing-stage/canary/post',
  '/sitemap.xml',
  '/robots.txt',
]

/** The answers of every call for content, and documents with their boot data, as one text. */
async function everything(who: Shopper): Promise<string> {
  await who.call(contentCalls.getMarketingPages, { body: {} })
  const texts: string[] = []
  for (const { path, method } of [...Object.values(contentCalls), REDIRECTS]) {
    const named = path
      .replace(/\{(menu|b)\}/, 'canary')
      .replace('{type}', 'insurance_doc_types')
      .replace('{carousel}', 'rw_landing')
      .replace(/\{(id|a)\}/, '11')
    for (const body of questions(path)) {
      const reply = await who.json(method, `/${API_PREFIX}/${named}?project_id=11`, body)
      texts.push(JSON.stringify(reply.body))
    }
  }
  return [...texts, await documents(who)].join('\n')
}

async function documents(who: Shopper): Promise<string> {
  const replies = DOCUMENTS.map(async (path) => {
    const reply = await who.fetch(path, { redirect: 'manual' })
    return `${reply.headers.get('location')} ${await reply.text()}`
  })
  return (await Promise.all(replies)).join('\n')
}

const asVisitor = () => everything(new Shopper(shop.url))
/** A visitor who asks for a preview. */
const withoutSession = () => everything(new Shopper(shop.url, 11, { [PREVIEW_HEADER]: '1' }))
const withSession = () => {
  const staff = new Shopper(shop.url, 11, { [PREVIEW_HEADER]: '1' })
  for (const [name, value] of editor.cookies) staff.cookies.set(name, value)
  return everything(staff)
}
const FOUND = new RegExp(`${CANARY}|<loc>[^<]*/canary/`, 'g')
const canaries = (text: string): number => text.match(FOUND)?.length ?? 0

test('drafts of every kind stay inside: a visitor finds none in any call or document, and all of them once published', async () => {
  await setAppSetting(shop.db, 'public_url', 'https://shop.example')
  await seen(async () => (await fetch(`${shop.url}/sitemap.xml`)).status).toBe(200)
  const kinds = Object.entries(BODIES) as [ContentKind, EntryContent['body']][]
  const changes: Awaited<ReturnType<typeof draftOf>>[] = []
  for (const [kind, body] of kinds) {
    const key = PATH_KINDS.includes(kind) ? `/canary/${kind}` : 'canary'
    changes.push(await draftOf(editor, { kind, key }, { ...pageOf(''), body }))
  }
  expect(canaries(await asVisitor())).toBe(0)
  expect(canaries(await withoutSession())).toBe(0)
  expect(canaries(await withSession()), 'control: a preview finds them').toBeGreaterThanOrEqual(kinds.length)
  expect((await new Shopper(shop.url).send(contentEditingCalls.listContent, {})).status).toBe(404)
  expect(await publish(editor, changes)).toMatchObject({ kind: 'published' })
  expect(canaries(await asVisitor())).toBeGreaterThanOrEqual(kinds.length)
  const places = [
    `"target_url":"/pages/${CANARY}"`,
    `"nodes":["${CANARY}"]`,
    `"headline":"${CANARY}"`,
    `og:description" content="${CANARY}"`,
    '/canary/page</loc>',
  ]
  // of a busy shop a document may be that which the app draws
  await seen(async () => {
    const shown = await documents(new Shopper(shop.url))
    return places.filter((place) => !shown.includes(place))
  }).toEqual([])
})
