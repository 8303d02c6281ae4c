import { expect, test } from 'vitest'
import { uploadedFile } from '#server/documents/upload-type.ts'
import { SMALL_JPEG, SMALL_PDF, SMALL_PNG } from '#tests/support/upload-files.ts'

const read = (bytes: Uint8Array) => uploadedFile(Buffer.from(bytes))
const text = (content: string) => read(Buffer.from(content, 'latin1'))
const trailer = Buffer.from('<script>alert(1)</script>')

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
