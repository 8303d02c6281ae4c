import { expect, test } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { isWorkbookWithin } from '#contract/platform/workbook/zip-directory.ts'

const LIMITS = { bytes: 2_000_000, unpackedBytes: 8_000_000 }
const workbook = async (rows = 3): Promise<Uint8Array> =>
  new Uint8Array(
    await writeExcel([
      {
        sheet: 'Order form',
        data: Array.from({ length: rows }, (_, at) => [{ type: String, value: `QS${at}` }]),
      },
    ]).toBuffer(),
  )

/** Offsets of the entries of the central directory. */
const entriesOf = (bytes: Uint8Array): number[] =>
  [...bytes.keys()].filter(
    (at) => bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2,
  )
const declare = (bytes: Uint8Array, at: number, size: number) =>
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + 24, size, true)

test('[T61] a workbook of the usual size is read', async () => {
  expect(isWorkbookWithin(await workbook(), LIMITS)).toBe(true)
  expect(isWorkbookWithin(await workbook(2_000), LIMITS)).toBe(true)
})

test('[T68] a workbook that declares more than 8 MB is refused', async () => {
  const bytes = await workbook()
  for (const at of entriesOf(bytes)) declare(bytes, at, 2_000_000)
  expect(isWorkbookWithin(bytes, LIMITS)).toBe(false)
})

test('[T68] a part other than sheets, styles and strings of more than 256 kB is refused', async () => {
  const refused = await Promise.all(
    entriesOf(await workbook()).map(async (at) => {
      const bytes = await workbook()
      declare(bytes, at, 256_001)
      return !isWorkbookWithin(bytes, LIMITS)
    }),
  )
  expect(refused).toContain(true)
  expect(refused).toContain(false)
})

test('[T68] no truncated or changed directory throws, and no truncated one is taken', async () => {
  const bytes = await workbook()
  for (let length = 0; length < bytes.length; length += 1)
    expect(isWorkbookWithin(bytes.slice(0, length), LIMITS)).toBe(false)
  const [first = 0] = entriesOf(bytes)
  for (let at = first; at < bytes.length; at += 1) {
    const mutant = bytes.slice()
    mutant[at] = (mutant[at] ?? 0) ^ 0xff
    expect(() => isWorkbookWithin(mutant, LIMITS)).not.toThrow()
  }
})

test('[T68] more than 200 entries, text and nothing at all are refused', async () => {
  const bytes = await workbook()
  new DataView(bytes.buffer).setUint16(bytes.length - 12, 201, true)
  expect(isWorkbookWithin(bytes, LIMITS)).toBe(false)
  expect(isWorkbookWithin(new TextEncoder().encode('SKU,QTY\nQS1003,4\n'), LIMITS)).toBe(false)
  expect(isWorkbookWithin(new Uint8Array(), LIMITS)).toBe(false)
})
