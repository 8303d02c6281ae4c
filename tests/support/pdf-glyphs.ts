import { inflateSync } from 'node:zlib'

/** How many glyphs the pages of a PDF by pdfkit draw, and how many of them are the empty box of a font. */
export function glyphsOf(bytes: Uint8Array): { readonly drawn: number; readonly missing: number } {
  const file = Buffer.from(bytes)
  let [drawn, missing] = [0, 0]
  for (const { index } of file.toString('latin1').matchAll(/(?<!end)stream\n/g)) {
    const content = inflated(file.subarray(index + 'stream\n'.length))
    const texts = content.includes(' TJ') ? content.matchAll(/<([0-9a-f]+)>/g) : []
    for (const [, hex = ''] of texts) {
      const glyphs = hex.match(/.{4}/g) ?? []
      drawn += glyphs.length
      missing += glyphs.filter((glyph) => glyph === '0000').length
    }
  }
  return { drawn, missing }
}

/** Empty for what is no compressed stream. */
function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
