import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhoto } from '#server/content/photo.ts'
import { photoOf } from '#tests/support/photos.ts'

const read = (bytes: Buffer) => readPhoto(bytes, 'test')
const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } })

test.each([
  ['PNG', 'jpg', () => plain.clone().png().toBuffer()],
  ['JPEG', 'jpg', () => plain.clone().jpeg().toBuffer()],
  ['WebP', 'jpg', () => plain.clone().webp().toBuffer()],
  ['AVIF', 'jpg', () => plain.clone().avif().toBuffer()],
  ['a PNG that lets its ground through', 'webp', () => plain.clone().ensureAlpha(0.5).png().toBuffer()],
] as const)('%s is read and stored as %s', async (_, type, make) => {
  expect(await read(await make())).toMatchObject({ kind: 'photo', type, width: 40, height: 30 })
})

test('a photo is never enlarged, and the same file is the same photo', async () => {
  const bytes = await photoOf('#0c0', { width: 1_700, height: 100 })
  const [one, other] = await Promise.all([read(bytes), read(bytes)])
  expect(one).toMatchObject({ width: 1_600, height: 94 })
  expect(one).toEqual(other)
})

const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test.each([
  ['nothing', 'The file is empty.', () => Buffer.alloc(0)],
  [
    'SVG',
    'The file is no PNG, JPEG, WebP or AVIF picture.',
    () => Buffer.from('<svg width="9" height="9"/>'),
  ],
  [
    'a photo of a phone',
    'HEIC photos cannot be read: save it as JPEG, and upload that.',
    () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic'), Buffer.alloc(40)]),
  ],
  [
    'a JPEG that ends in its middle',
    'The photo is damaged: it cannot be read to its end.',
    async () => {
      const whole = await photoOf('#123', { width: 800, height: 800 })
      return whole.subarray(0, whole.length / 2)
    },
  ],
  ['a file above 25 MB', 'The file is larger than 25 MB.', () => Buffer.alloc(26_214_401)],
  ['a picture above 50 megapixels', 'The photo has more than 50 megapixels.', () => wide(10_001, 5_000)],
] as const)('%s is refused with its reason', async (_, text, make) => {
  expect(await read(await make())).toEqual({ kind: 'invalid', text })
})
