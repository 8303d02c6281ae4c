import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { photoCommand } from '#server/staff/admin-cli/photos.ts'
import { photoOf } from '#tests/support/photos.ts'
import { useShop } from '#tests/support/shop.ts'
import { zipOf } from '#tests/support/zip-file.ts'

const shop = await useShop()
const folder = mkdtempSync(join(tmpdir(), 'emberwright-photos-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (from: string, ...options: string[]) =>
  photoCommand(shop.databaseUrl, [11, 14], ['photos', join(folder, from), ...options])
const write = (path: string, bytes: Uint8Array) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
const [one, two, three] = await shop.db
  .selectFrom('products')
  .select(['id', 'model'])
  .orderBy('id')
  .limit(3)
  .execute()
if (!one || !two || !three) throw new Error('three products')
const photosOf = async (model: string) =>
  (
    await shop.db
      .selectFrom('product_media as m')
      .innerJoin('products as p', 'p.id', 'm.product_id')
      .select('m.name')
      .where('p.model', '=', model)
      .orderBy('m.position')
      .execute()
  ).map(({ name }) => name)
const versionOf = () =>
  shop.db.selectFrom('versions').select('version').where('name', '=', 'catalog').executeTakeFirstOrThrow()

test('a folder gives products the photos that are called after their models, told by file, and again changes nothing', async () => {
  const [red, green, blue] = await Promise.all(['#c00', '#0c0', '#00c'].map((color) => photoOf(color)))
  if (!red || !green || !blue) throw new Error('three photos')
  write(`all/${one.model.toLowerCase()}.JPG`, red)
  write(`all/${one.model}-2.png`, green)
  write(`all/deep/${two.model}/3.jpg`, blue)
  write('all/IMG_1.jpg', red)
  write(`all/${one.model}-1.jpg`, await photoOf('#cc0'))
  write(`all/${two.model}.jpg`, Buffer.from('no picture'))
  write('all/.DS_Store', Buffer.from('x'))
  const told = [
    'IMG_1.jpg: refused, no product has the model img_1',
    `${two.model}.jpg: refused, The file is no PNG, JPEG, WebP or AVIF picture.`,
    `deep/${two.model}/3.jpg: added, ${two.model}, photo 3`,
  ]
  const before = await versionOf()
  const checked = await run('all', '--check')
  expect(checked).toEqual(expect.arrayContaining(told))
  expect(checked.at(-2)).toBe('3 added, 0 replaced, 0 unchanged, 3 refused. Nothing is written.')
  expect(await versionOf()).toEqual(before)
  const lines = await run('all')
  expect(lines.slice(0, -2)).toEqual(checked.slice(0, -2))
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`refused, .* is ${one.model}, photo 1 already`)),
  )
  expect(lines.at(-1)).toMatch(/^1,012 products without a photo: .* and 812 more\.$/)
  expect(await photosOf(one.model)).toHaveLength(2)
  expect(await photosOf(two.model)).toEqual([`deep/${two.model}/3.jpg`])
  const after = await versionOf()
  expect((await run('all')).at(-2)).toContain('0 added, 0 replaced, 3 unchanged, 3 refused')
  expect(await versionOf()).toEqual(after)
})

test('a new file at the place of a loaded photo takes its place and its alternative text', async () => {
  write(`again/${three.model}.jpg`, await photoOf('#111'))
  write(`again/${three.model}-2.jpg`, await photoOf('#222'))
  await run('again')
  await shop.db
    .updateTable('product_media')
    .set({ alt: 'Front' })
    .where('product_id', '=', three.id)
    .execute()
  write(`again/${three.model}.png`, await photoOf('#333'))
  rmSync(join(folder, `again/${three.model}.jpg`))
  expect((await run('again'))[0]).toBe(`${three.model}.png: replaced, ${three.model}, photo 1`)
  expect(await photosOf(three.model)).toEqual([`${three.model}.png`, `${three.model}-2.jpg`])
  const alts = await shop.db
    .selectFrom('product_media')
    .select('alt')
    .where('product_id', '=', three.id)
    .execute()
  expect(alts).toEqual([{ alt: 'Front' }, { alt: 'Front' }])
})

test('a zip file is read like a folder', async () => {
  const [, , , four] = await shop.db.selectFrom('products').select('model').orderBy('id').limit(4).execute()
  if (!four) throw new Error('a product')
  const content = await photoOf('#444')
  write(
    'some.zip',
    zipOf([
      { name: `photos/${four.model}.jpg`, content },
      { name: '__MACOSX/x.jpg', content },
    ]),
  )
  expect((await run('some.zip'))[0]).toBe(`photos/${four.model}.jpg: added, ${four.model}, photo 1`)
  expect((await run('some.zip')).at(-2)).toContain('0 added, 0 replaced, 1 unchanged, 0 refused')
})

test.each([
  ['a file that is no zip', 'none.zip', () => Buffer.from('none'), /cannot be read as a zip file: /],
  [
    'a zip that says to be larger than 2 GB',
    'huge.zip',
    () => zipOf([{ name: 'a.jpg', content: Buffer.from('x'), declared: 4_000_000_000 }]),
    /more than 2 GB of files/,
  ],
  [
    'a zip of more than 5,000 files',
    'many.zip',
    () => zipOf(Array.from({ length: 5_002 }, (_, at) => ({ name: `${at}.jpg`, content: Buffer.from('x') }))),
    /more than 5,000 files/,
  ],
] as const)('%s is refused whole', async (_, name, bytes, reason) => {
  write(name, bytes())
  await expect(run(name)).rejects.toThrow(reason)
})

test('a file of a zip that is larger than it says is refused, and the others are loaded', async () => {
  const content = await photoOf('#555')
  write(
    'bomb.zip',
    zipOf([
      { name: `${one.model}-9.jpg`, content: Buffer.alloc(9_000_000), declared: 500 },
      { name: `${one.model}-8.jpg`, content },
    ]),
  )
  const lines = await run('bomb.zip')
  expect(lines[0]).toBe(`${one.model}-8.jpg: added, ${one.model}, photo 8`)
  expect(lines[1]).toMatch(/-9\.jpg: refused, It cannot be read: Error: too many bytes/)
})

test('words that are no command, and a folder that does not exist, are told', async () => {
  await expect(photoCommand(shop.databaseUrl, [11], ['photos'])).rejects.toThrow('products photos FOLDER|ZIP')
  await expect(run('all', '--apply')).rejects.toThrow('products photos FOLDER|ZIP')
  await expect(run('nowhere')).rejects.toThrow('There is no folder or file')
})

test('where nothing is for sale, nothing is told to have a photo', async () => {
  mkdirSync(join(folder, 'none'), { recursive: true })
  expect((await photoCommand(shop.databaseUrl, [], ['photos', join(folder, 'none')])).at(-1)).toMatch(
    /^There is no product yet/,
  )
})
