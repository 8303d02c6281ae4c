import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inSize, isPhoto, mailPicturePath } from '#contract/catalogue/picture-path.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { contentEditingCalls } from '#contract/content/content-editing.ts'
import { staffPhotoCalls as calls } from '#contract/staff/staff-photos.ts'
import { createRasterizing } from '#server/catalogue/artwork/rasterizing.ts'
import { createPictureReaders } from '#server/content/picture-readers.ts'
import { createTagPictures } from '#server/sheets/tag-pictures.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { photoOf, sidewaysPhoto } from '#tests/support/photos.ts'
import { useShop } from '#tests/support/shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const staff = await logInEditor(shop.url, await makeEditor(shop.db))
const visitor = new Shopper(shop.url)
const products = await shop.db
  .selectFrom('products')
  .select(['id', 'model', 'name', 'url'])
  .where('project_id', '=', 11)
  .orderBy('id')
  .execute()
let taken = 0
/** A product of a test's own. */
const nextProduct = () => {
  const product = products[taken++]
  if (!product) throw new Error('no product is left')
  return product
}
const upload = (id: number, bytes: Buffer, name = 'photo.jpg', client = staff) =>
  client.call(calls.uploadPhoto, {
    query: { product_id: String(id), name },
    body: new Uint8Array(bytes),
  })
const photosOf = (id: number, client = staff) =>
  client.call(calls.productPhotos, { query: { product_id: String(id) } })
const stored = async (id: number, bytes: Buffer, name?: string) => {
  const answer = await upload(id, bytes, name)
  if (answer.kind === 'invalid') throw new Error(answer.text)
  return answer
}
const detail = (url: string) => visitor.call(productCalls.getByUrl, { params: { url } })
const readFile = async (path: string) => {
  const answer = await visitor.fetch(path)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a photo is turned upright, loses its metadata, and is stored with sides of at most 1,600 pixels', async () => {
  const { id } = nextProduct()
  const { photos } = await stored(id, await sidewaysPhoto(), 'IMG_1.JPG')
  expect(photos).toEqual([
    { sha256: expect.any(String), alt: '', name: 'IMG_1.JPG', image_url: expect.any(String) },
  ])
  const { bytes } = await readFile(`/media/${photos[0]?.sha256}.jpg`)
  const { width, height, orientation, exif, icc } = await sharp(bytes).metadata()
  // the left side of the file is the upper one of the photo
  expect({ width, height, orientation, exif, icc }).toEqual({ width: 667, height: 1_600 })
  expect(bytes.includes('Canary')).toBe(false)
  const colorAt = async (top: number) => {
    const [red, , blue] = await sharp(bytes).extract({ left: 300, top, width: 1, height: 1 }).raw().toBuffer()
    return Number(red) > Number(blue) ? 'red' : 'blue'
  }
  expect([await colorAt(100), await colorAt(1_500)]).toEqual(['red', 'blue'])
})

test('a product shows its first photo everywhere, brings all of them, and keeps its drawn picture beside', async () => {
  const { id, url, name } = nextProduct()
  const drawn = await detail(url)
  expect([isPhoto(drawn.image_url), drawn.drawn_url, drawn.photos]).toEqual([false, undefined, []])
  await stored(id, await photoOf('#c00'))
  const { photos } = await stored(id, await photoOf('#0c0'))
  const shown = await detail(url)
  expect(shown.image_url).toBe(photos[0]?.image_url)
  expect(shown.drawn_url).toBe(drawn.image_url)
  expect(shown.photos).toEqual(photos.map(({ image_url }) => ({ image_url, alt: '' })))
  const list = await visitor.call(productCalls.products, { body: { search_term: name } })
  expect(list.products.find(({ products_id }) => products_id === id)?.image_url).toBe(shown.image_url)
  const suggested = await visitor.call(productCalls.liveSearch, { body: { search_term: name } })
  expect(suggested).toContainEqual(
    expect.objectContaining({ products_id: id, image_url: inSize(shown.image_url, 75) }),
  )
})

test('the same file is one photo of a product, and may be one of another product too', async () => {
  const [one, other] = [nextProduct(), nextProduct()]
  const bytes = await photoOf('#123456')
  const first = await stored(one.id, bytes)
  expect(await upload(one.id, bytes, 'again.jpg')).toEqual({ ...first, kind: 'known' })
  expect((await stored(other.id, bytes)).photos[0]?.sha256).toBe(first.photos[0]?.sha256)
  // the same pixels in another file
  const turned = await sharp(bytes)
    .withExif({ IFD0: { Make: 'Other' } })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect((await upload(one.id, turned)).kind).toBe('known')
})

test('photos are ordered, described and removed at once, unless somebody has changed them since', async () => {
  const { id, model, url } = nextProduct()
  for (const color of ['#100', '#200', '#300']) await stored(id, await photoOf(color), `${color}.jpg`)
  const before = await photosOf(id)
  const [first, second, third] = before.photos
  if (!first || !second || !third) throw new Error('three photos')
  const wanted = [
    { sha256: third.sha256, alt: 'The box' },
    { sha256: first.sha256, alt: '' },
  ]
  const arrange = (version: string, photos: typeof wanted) =>
    staff.call(calls.arrangePhotos, { body: { product_id: id, version, photos } })
  const saved = await arrange(before.version, wanted)
  expect(saved).toMatchObject({
    kind: 'saved',
    photos: [{ name: '#300.jpg', alt: 'The box' }, { name: '#100.jpg' }],
  })
  expect((await detail(url)).photos).toEqual([
    { image_url: third.image_url, alt: 'The box' },
    { image_url: first.image_url, alt: '' },
  ])
  expect(await arrange(before.version, wanted), 'repeated after a lost answer').toEqual(saved)
  const now = await photosOf(id)
  expect(await arrange(before.version, []), 'of an old list').toEqual({ kind: 'changed', ...now })
  const strange = [{ sha256: second.sha256, alt: '' }]
  expect(await arrange(now.version, strange), 'a photo that it does not have').toEqual({
    kind: 'changed',
    ...now,
  })
  const audit = await shop.db
    .selectFrom('staff_audit')
    .select(['action', 'subject'])
    .where('subject', 'like', `${model}:%`)
    .orderBy('id')
    .execute()
  expect(audit.at(-1)).toEqual({ action: 'arrangePhotos', subject: `${model}: #300.jpg, #100.jpg` })
  expect(audit[0]).toEqual({ action: 'uploadPhoto', subject: `${model}: #100.jpg` })
})

test('sizes of a photo are made on demand, never larger than it, immutable, and only those that exist', async () => {
  const { id } = nextProduct()
  const { photos } = await stored(id, await photoOf('#0cc', { width: 1_000, height: 500 }))
  const path = photos[0]?.image_url ?? ''
  const sizes = await Promise.all(
    ([75, 300, 640, 900] as const).map(async (size) => {
      const { status, headers, bytes } = await readFile(inSize(path, size))
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/avif',
        'public, max-age=31536000, immutable',
      ])
      const { width, height } = await sharp(bytes).metadata()
      return [width, height]
    }),
  )
  expect(sizes).toEqual([
    [75, 37],
    [300, 150],
    [640, 320],
    [900, 450],
  ])
  const card = await readFile(path.replace('-300.avif', '-card.jpg'))
  const { width, height, format } = await sharp(card.bytes).metadata()
  expect([width, height, format]).toEqual([1_200, 630, 'jpeg'])
  for (const wrong of [
    path.replace('-300', '-301'),
    path.replace('.avif', '.jpg'),
    path.replace('/media/', '/media/0').replace(/.(?=-300)/, ''),
    path.replace('-300.avif', '-card.avif'),
  ])
    expect({ wrong, status: (await readFile(wrong)).status }).toEqual({ wrong, status: 404 })
})

test('the picture in an e-mail is the first photo as it is now, or the drawn picture, as a small JPEG', async () => {
  const { id, url } = nextProduct()
  const read = async () => {
    const { status, headers, bytes } = await readFile(mailPicturePath(url))
    const { width, height, format } = await sharp(bytes).metadata()
    expect([status, headers.get('content-type'), format, width, height]).toEqual([
      200,
      'image/jpeg',
      'jpeg',
      112,
      112,
    ])
    return bytes
  }
  const drawn = await read()
  await stored(id, await photoOf('#123', { width: 600, height: 300 }))
  await eventually(async () => expect(await read()).not.toEqual(drawn))
  const corner = await sharp(await read())
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([...corner]).toEqual([255, 255, 255])
})

test('the picture on a price tag is the photo, or the drawn picture where there is none', async () => {
  const { id, name, url } = nextProduct()
  const { photos } = await stored(id, await photoOf('#123', { width: 600, height: 300 }))
  const art = {
    products_url: url,
    products_name: name,
    category_url: '500-gram',
    colors: ['Gold'],
    effects: ['Willow'],
    firing_pattern: null,
    caliber: null,
    shots: 19,
  }
  const store = { folder: join(shop.outbox, '../tags'), rasterizing: createRasterizing() }
  const read = createTagPictures(createPictureReaders(shop.db, store).images)
  const sha256 = photos[0]?.sha256 ?? ''
  const [photo, drawn] = await read([
    { sha256, art },
    { sha256: null, art },
  ])
  const cornerOf = async (bytes = Buffer.alloc(0) as Uint8Array) => {
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([450, 450, 'jpeg'])
    return [...(await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())]
  }
  expect(await cornerOf(photo)).toEqual([255, 255, 255])
  expect(Math.max(...(await cornerOf(drawn)))).toBeLessThan(60)
  for (const path of [`/media/${sha256}-tag.jpg`, `/media/${sha256}-mail.jpg`, `/images/tag/${url}.jpg`])
    expect((await readFile(path)).status, path).toBe(404)
})

test('a photo that every product lost is not served in sizes that this process has not kept', async () => {
  const { id } = nextProduct()
  const { photos, version } = await stored(id, await photoOf('#fedcba'))
  await staff.call(calls.arrangePhotos, { body: { product_id: id, version, photos: [] } })
  await shop.db
    .deleteFrom('media')
    .where('sha256', '=', photos[0]?.sha256 ?? '')
    .execute()
  expect((await readFile(photos[0]?.image_url ?? '')).status).toBe(404)
})

test('photos are not among the pictures of entries, and a picture that a product shows is not removed', async () => {
  const { id, model } = nextProduct()
  const { photos } = await stored(id, await photoOf('#abcdef'))
  const src = `/media/${photos[0]?.sha256}.jpg`
  const listed = await staff.call(contentEditingCalls.listMedia, {})
  expect(listed.map((item) => item.src)).not.toContain(src)
  expect(await staff.call(contentEditingCalls.removeMedia, { body: { src } })).toEqual({
    kind: 'used',
    text: `It is still shown by product ${model} (storefront 11).`,
  })
  const { bytes } = await readFile(src)
  const body = { data: bytes.toString('base64'), alt: 'The box' }
  expect(await staff.call(contentEditingCalls.uploadMedia, { body })).toMatchObject({ kind: 'stored', src })
  expect((await staff.call(contentEditingCalls.listMedia, {})).map((item) => item.src)).toContain(src)
  expect((await readFile(inSize(photos[0]?.image_url ?? '', 75))).status).toBe(200)
})

test('a member of staff without the right, or of the other storefront, gets and changes no photo', async () => {
  const { id } = nextProduct()
  const bytes = await photoOf('#400')
  const { version } = await stored(id, bytes)
  const editor = await logInEditor(shop.url, await makeEditor(shop.db, ['edit', 'orders']))
  const other = await logInEditor(shop.url, await makeEditor(shop.db), { projectId: 14 })
  const statusesOf = async (client: Shopper) => {
    const query = { product_id: String(id) }
    const replies = await Promise.all([
      client.send(calls.productPhotos, { query }),
      client.send(calls.uploadPhoto, { query: { ...query, name: 'a.jpg' }, body: new Uint8Array(bytes) }),
      client.send(calls.arrangePhotos, { body: { product_id: id, version, photos: [] } }),
    ])
    return replies.map(({ status }) => status)
  }
  expect(await statusesOf(editor)).toEqual([403, 403, 403])
  expect(await statusesOf(other)).toEqual([404, 404, 404])
  expect(await statusesOf(visitor)).toEqual([404, 404, 404])
  expect((await photosOf(id)).photos).toHaveLength(1)
})

test('a product has at most 20 photos', async () => {
  const { id } = nextProduct()
  for (let at = 0; at < 20; at++) await stored(id, await photoOf(`rgb(${at * 10}, 90, 200)`))
  expect(await upload(id, await photoOf('#fff'))).toEqual({
    kind: 'invalid',
    text: 'The product has 20 photos: remove one first.',
  })
})
