import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { listMedia, storeMedia } from '#server/content/media.ts'
import { contentCommand } from '#server/staff/admin-cli/content.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const url = await useDatabase()
const db = openDatabase(url, 1)
const folder = mkdtempSync(join(tmpdir(), 'emberwright-content-'))
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const run = (action: string) => contentCommand(url, [action, folder])
const rows = async () => (await sql`select e::text as row from entries e order by 1`.execute(db)).rows
const revisions = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from revisions`.execute(db)).rows[0]?.n
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as { body: object }
const write = (path: string, value: unknown) => writeFileSync(join(folder, path), JSON.stringify(value))

test('exported files imported again change nothing and leave no revision', async () => {
  await sql`update entries set starts_at = '2026-01-02 03:04:05.678901Z' where kind = 'slide'`.execute(db)
  const [before, count] = [await rows(), await revisions()]
  expect(await run('export')).toEqual([`Wrote ${before.length} entries to ${folder}.`])
  expect(await run('import')).toEqual([
    `Imported ${before.length} entries: 0 new, 0 changed, ${before.length} as before.`,
  ])
  expect(await rows()).toEqual(before)
  expect(await revisions()).toBe(count)
})

test('a changed and a removed entry are as in the files after an import', async () => {
  const before = await rows()
  await sql`update entries set body = body || '{"title": "Other"}' where kind = 'page' and key = '/faq' and project_id = 11`.execute(
    db,
  )
  await sql`delete from entries where kind = 'tile' and project_id = 14`.execute(db)
  const [, seen] = await run('import')
  expect(seen).toBe('Visitors see them within a second.')
  expect(await rows()).toEqual(before)
})

test('an invalid file names its field, and nothing of the others is written', async () => {
  const before = await rows()
  const faq = read('11/page/faq.json')
  write('11/page/faq.json', { ...faq, body: { ...faq.body, title: 'Changed' } })
  const [tile = ''] = readdirSync(join(folder, '11/tile'))
  const path = `11/tile/${tile}`
  const good = read(path)
  write(path, { ...good, body: { ...good.body, image_url: 'https://elsewhere.example/a.png' } })
  await expect(run('import')).rejects.toThrow(`${tile}: image_url: A picture or file lies in`)
  writeFileSync(join(folder, path), '{')
  await expect(run('import')).rejects.toThrow(`${tile}: is not JSON`)
  write(path, { ...good, body: { ...good.body, color: 'red' } })
  await expect(run('import')).rejects.toThrow(`${tile}: color: Invalid key`)
  write(path, good)
  write('11/redirect/new.json', {
    ...read('11/redirect/specials.json'),
    key: '/sl/l/on_sale',
    body: { target_url: '/Specials/', external: false, is_filter: false },
  })
  await expect(run('import')).rejects.toThrow(
    'This redirect leads in a circle: /specials → /sl/l/on_sale → /specials.',
  )
  expect(await rows()).toEqual(before)
})

test('a redirect is imported only when an editor could publish it', async () => {
  const specials = read('11/redirect/specials.json')
  const tried = (key: string, target_url: string, external: boolean) => {
    write('11/redirect/new.json', { ...specials, key, body: { target_url, external, is_filter: false } })
    return run('import')
  }
  await expect(tried('/out', 'https://evil.example/', true)).rejects.toThrow(
    'redirect /out: A redirect leads out of the shop by https: to one of: safety.example.org, careers.example.com.',
  )
  await expect(tried('/out', '//evil.example', false)).rejects.toThrow(
    'redirect /out: This target is not a path of the shop.',
  )
  await expect(tried('/cart', '/faq', false)).rejects.toThrow(
    'redirect /cart: This page of the shop cannot be redirected.',
  )
  await sql`update settings set value = '""' where key = 'redirect_hosts'`.execute(db)
  expect(await tried('/plain', '/faq', false)).toHaveLength(2)
})

test('uploaded pictures that entries show come with their entries, and without them nothing is imported', async () => {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
  const name = `${createHash('sha256').update(bytes).digest('hex')}.png`
  const media = { data: bytes.toString('base64'), alt: 'A brown field' }
  await storeMedia(db, media, 1)
  await storeMedia(
    db,
    { data: (await sharp(bytes).jpeg().toBuffer()).toString('base64'), alt: 'Shown nowhere' },
    1,
  )
  await sql`update entries set body = jsonb_set(body, '{image_url}', ${JSON.stringify(`/media/${name}`)}::jsonb)
    where kind = 'tile' and project_id = 11 and position = 0`.execute(db)
  const before = await rows()
  expect(await run('export')).toEqual([`Wrote ${before.length} entries and 1 picture to ${folder}.`])
  expect(readdirSync(join(folder, 'media')).sort()).toEqual([name, 'alternative-texts.json'].sort())
  await sql`delete from entries where kind = 'tile'`.execute(db)
  await sql`delete from media`.execute(db)
  const file = join(folder, 'media', name)
  writeFileSync(file, Buffer.concat([bytes, Buffer.from('x')]))
  await expect(run('import')).rejects.toThrow(`${name}: The content is of another picture.`)
  rmSync(file)
  await expect(run('import')).rejects.toThrow(`image_url: There is no picture /media/${name}.`)
  expect((await sql`select from entries where kind = 'tile'`.execute(db)).rows).toEqual([])
  writeFileSync(file, bytes)
  expect(await run('import')).toContain('Stored 1 picture.')
  expect(await rows()).toEqual(before)
  expect(await listMedia(db)).toMatchObject([{ src: `/media/${name}`, alt: 'A brown field', staff: null }])
})
