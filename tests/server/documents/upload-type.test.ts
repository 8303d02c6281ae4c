import { expect, test } from 'vitest'
import { uploadedFile } from '#server/documents/upload-type.ts'
import { SMALL_JPEG, SMALL_PDF, SMALL_PNG } from '#tests/support/upload-files.ts'

const read = (bytes: Uint8Array) => uploadedFile(Buffer.from(bytes))
const text = (content: string) => read(Buffer.from(content, 'latin1'))
const trailer = Buffer.from('<script>alert(1)</script>')

/** Counts the bytes that are read one by one, and the calls of methods, which may look at any number of them. */
function counted(bytes: Buffer) {
  const counts = { reads: 0, calls: 0 }
  const file = new Proxy(bytes, {
    get: (target, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) counts.reads++
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        counts.calls++
        return Reflect.apply(value, target, args)
      }
    },
  })
  return { file, counts }
}

/** Repeats bytes after a beginning, up to a length. */
const repeated = (length: number, beginning: readonly number[], bytes: readonly number[]): Buffer =>
  Buffer.from([
    ...beginning,
    ...Array.from({ length: length - beginning.length }, (_, at) => bytes[at % bytes.length] ?? 0),
  ])

test('[T65] a file is what its bytes say', () => {
  expect([SMALL_PDF, SMALL_PNG, SMALL_JPEG].map((bytes) => read(bytes)?.type)).toEqual([
    'application/pdf',
    'image/png',
    'image/jpeg',
  ])
})

test('[T65] pages, drawings and office files are nothing that can be uploaded', () => {
  for (const content of [
    '',
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'PK\u0003\u0004word/document.xml',
    'GIF89a%PDF-1.4 %%EOF',
    ' %PDF-1.4\n%%EOF',
    '%PDF-9.9\n%%EOF',
  ])
    expect({ content, found: text(content) }).toEqual({ content, found: null })
})

test('[T65] a file is refused at whatever byte it is cut off', () => {
  for (const file of [SMALL_PNG, SMALL_JPEG])
    for (let length = 0; length < file.length; length++) expect(read(file.subarray(0, length))).toBeNull()
  expect(read(SMALL_PDF.subarray(0, -7))).toBeNull()
})

test('[T65] what follows the end mark of a picture is not stored', () => {
  for (const file of [SMALL_PNG, SMALL_JPEG])
    expect(read(Buffer.concat([file, trailer]))?.bytes).toEqual(Buffer.from(file))
})

test('a chunk or segment that says to be longer than the file ends nothing', () => {
  const png = Buffer.from(SMALL_PNG)
  png.writeUInt32BE(0xffff_ffff, 33)
  const jpeg = Buffer.from(SMALL_JPEG)
  jpeg.writeUInt16BE(0xffff, 4)
  expect([read(png), read(jpeg)]).toEqual([null, null])
})

test.each([
  ['stuffed data', [0xff, 0xd8, 0xff, 0xda, 0, 2], [0xff, 0]],
  ['restarts', [0xff, 0xd8, 0xff, 0xda, 0, 2], [0xff, 0xd0]],
  ['fill bytes', [0xff, 0xd8], [0xff]],
  ['empty segments', [0xff, 0xd8], [0xff, 0xe0, 0, 2]],
  ['empty scans', [0xff, 0xd8], [0xff, 0xda, 0, 2]],
  ['empty chunks', [...SMALL_PNG.subarray(0, 33)], [0]],
])('[P31] a picture of nothing but %s is refused with at most two reads per byte', (_, ...parts) => {
  const { file, counts } = counted(repeated(60_000, ...parts))
  expect(uploadedFile(file)).toBeNull()
  expect(counts.reads).toBeLessThan(2 * 60_000)
  expect(counts.calls).toBeLessThan(10)
})

test('[P31] a PDF is recognized by its beginning and its last kilobyte', () => {
  const { file, counts } = counted(Buffer.concat([SMALL_PDF, Buffer.alloc(60_000, ' '), SMALL_PDF]))
  expect(uploadedFile(file)?.type).toBe('application/pdf')
  expect(counts.reads).toBe(0)
  expect(counts.calls).toBeLessThan(10)
})
