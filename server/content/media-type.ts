export type MediaType = 'png' | 'jpg' | 'webp' | 'avif'

export interface MediaSize {
  readonly type: MediaType
  readonly width: number
  readonly height: number
}

/** Type and size of a picture by its bytes, whatever it is called; null for anything else, such as SVG. */
export const mediaSize = (bytes: Buffer): MediaSize | null => {
  const size = pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes) ?? avifSize(bytes)
  return size && size.width > 0 && size.height > 0 ? size : null
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngSize(bytes: Buffer): MediaSize | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG) || textAt(bytes, 12, 4) !== 'IHDR') return null
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Start of frame, except the markers in its range that mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(bytes: Buffer): MediaSize | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1] ?? 0))
      return { type: 'jpg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return null
}

function webpSize(bytes: Buffer): MediaSize | null {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { type: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { type: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

function avifSize(bytes: Buffer): MediaSize | null {
  if (bytes.length < 32 || textAt(bytes, 4, 4) !== 'ftyp') return null
  const brands = textAt(bytes, 8, Math.min(bytes.readUInt32BE(0), 64) - 8)
  // the first property "ispe" of the meta box has the size of the picture
  const at = bytes.subarray(0, 8_192).indexOf('ispe')
  if (!brands.includes('avif') || at < 0 || at + 16 > bytes.length) return null
  return { type: 'avif', width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}

const textAt = (bytes: Buffer, from: number, length: number): string =>
  bytes.toString('latin1', from, from + length)
