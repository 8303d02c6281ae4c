import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { contentEditingCalls as edit } from '#contract/content/content-editing.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { draftOf, page, pageOf, published } from '#tests/support/editing.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const editor = await logInEditor(shop.url, await makeEditor(shop.db))
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } })
const upload = (bytes: Buffer, alt = 'A') =>
  editor.call(edit.uploadMedia, { body: { data: bytes.toString('base64'), alt } })

test('the pictures are listed with size, alternative text and author, the newest first', async () => {
  const bytes = await picture.clone().png({ compressionLevel: 1 }).toBuffer()
  const stored = await upload(bytes, 'A brown field')
  if (stored.kind !== 'stored') throw new Error('not stored')
  const [newest] = await editor.call(edit.listMedia, {})
  expect(newest).toMatchObject({
    src: stored.src,
    width: 40,
    height: 30,
    bytes: bytes.length,
    alt: 'A brown field',
    staff: expect.stringMatching(/^Editor/),
  })
  expect((await new Shopper(shop.url).send(edit.listMedia, {})).status).toBe(404)
})

test.each([
  ['png', 'image/png', () => picture.clone().png().toBuffer()],
  ['jpg', 'image/jpeg', () => picture.clone().jpeg().toBuffer()],
  ['webp', 'image/webp', () => picture.clone().webp({ lossless: true }).toBuffer()],
  ['webp', 'image/webp', () => picture.clone().webp({ quality: 50 }).toBuffer()],
  ['avif', 'image/avif', () => picture.clone().avif().toBuffer()],
] as const)(
  'a %s picture is known by its bytes and served immutable as %s',
  async (extension, type, make) => {
    const bytes = await make()
    const stored = await upload(bytes)
    expect(stored).toEqual({
      kind: 'stored',
      src: expect.stringMatching(new RegExp(`^/media/[0-9a-f]{64}\\.${extension}$`)),
      width: 40,
      height: 30,
    })
    if (stored.kind !== 'stored') throw new Error('not stored')
    const visitor = new Shopper(shop.url)
    const file = await visitor.fetch(stored.src)
    expect(file.headers.get('content-type')).toBe(type)
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await visitor.fetch(stored.src.replace(/\.\w+$/, '.gif'))).status).toBe(404)
  },
)

test.each([
  [
    'SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>'),
  ],
  ['HTML', Buffer.from('<!doctype html><script>x()</script>')],
  ['a PNG signature alone', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a JPEG that never has a frame', Buffer.from(`ffd8${'ffe00002'.repeat(50)}`, 'hex')],
  ['nothing', Buffer.alloc(0)],
])('%s is not stored', async (_, bytes) => {
  expect(await upload(bytes)).toMatchObject({ kind: 'invalid' })
})

test('a picture of more than 2 MB is not stored', async () => {
  const large = Buffer.concat([await picture.clone().png().toBuffer(), Buffer.alloc(2_097_152)])
  expect(await upload(large)).toEqual({ kind: 'invalid', text: 'The file is larger than 2 MB.' })
  expect(
    (await editor.send(edit.uploadMedia, { body: { data: 'A'.repeat(3_100_000), alt: '' } })).status,
  ).toBe(413)
})

test('a picture with a side of more than 8,000 pixels is not stored', async () => {
  const side = (width: number) =>
    sharp({ create: { width, height: 1, channels: 3, background: '#c2410c' } })
      .png()
      .toBuffer()
  expect(await upload(await side(8_000))).toMatchObject({ kind: 'stored' })
  expect(await upload(await side(8_001))).toEqual({
    kind: 'invalid',
    text: 'A side of the picture is longer than 8,000 pixels.',
  })
})

test('[P31] pictures that one client asks for in any number leave the database to the calls of others', async () => {
  const customer = await makeShopper(shop.url, shop.db)
  const names = Array.from({ length: 300 }, (_, index) => `${String(index).padStart(64, '0')}.png`)
  const statuses = await shop.db.transaction().execute(async (trx) => {
    await sql`lock table media in access exclusive mode`.execute(trx)
    const asked = names.map(async (name) => (await fetch(`${shop.url}/media/${name}`)).status)
    // the calls below go through the same pool as pictures that wait
    await expect.poll(() => waitingFor('media')).toBeGreaterThan(0)
    const calls = await Promise.all(Array.from({ length: 20 }, () => customer.send(authCalls.me, {})))
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await waitingFor('media')).toBeLessThanOrEqual(3)
    return asked
  })
  const answered = await Promise.all(statuses)
  expect(new Set(answered)).toEqual(new Set([404, 503]))
})

async function waitingFor(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
    where not granted and relation = ${table}::regclass`.execute(shop.db)
  return rows[0]?.n ?? 0
}

test('the alternative text of a picture is changed, and only a picture that nothing shows is removed', async () => {
  const stored = await upload(await picture.clone().png({ compressionLevel: 2 }).toBuffer(), 'Before')
  if (stored.kind !== 'stored') throw new Error('not stored')
  const { src } = stored
  const listed = async () => (await editor.call(edit.listMedia, {})).find((item) => item.src === src)
  expect(await editor.call(edit.changeMediaAlt, { body: { src, alt: 'After' } })).toMatchObject({
    success: true,
  })
  expect(await listed()).toMatchObject({ alt: 'After' })
  const gone = `/media/${'0'.repeat(64)}.png`
  expect(await editor.call(edit.changeMediaAlt, { body: { src: gone, alt: '' } })).toMatchObject({
    success: false,
  })
  const entry = page('/pages/with-picture')
  const body = { title: 'Picture', blocks: [{ kind: 'text', text: `![A field](${src})` }] }
  const used = { kind: 'used', text: expect.stringContaining('page /pages/with-picture (storefront 11)') }
  const remove = () => editor.call(edit.removeMedia, { body: { src } })
  await draftOf(editor, entry, { ...pageOf(''), body })
  expect(await remove()).toEqual(used)
  await published(editor, entry, { ...pageOf(''), body })
  expect(await remove()).toEqual(used)
  await published(editor, entry, null)
  expect(await remove()).toEqual({ kind: 'removed' })
  expect(await remove(), 'repeated after a lost answer').toEqual({ kind: 'removed' })
  expect(await listed()).toBeUndefined()
})
