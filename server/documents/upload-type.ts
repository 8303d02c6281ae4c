export type UploadType = 'application/pdf' | 'image/jpeg' | 'image/png'

export interface UploadedFile {
  readonly type: UploadType
  /** a picture without what follows its end mark */
  readonly bytes: Buffer
}

/** What a file is by its bytes, whatever it is called; null for anything else, and for a picture that is cut off. */
export const uploadedFile = (bytes: Buffer): UploadedFile | null =>
  pdf(bytes) ?? cut(bytes, 'image/png', pngEnd(bytes)) ?? cut(bytes, 'image/jpeg', jpegEnd(bytes))

const cut = (bytes: Buffer, type: UploadType, end: number | null): UploadedFile | null =>
  end === null ? null : { type, bytes: bytes.subarray(0, end) }

/** The end mark stands in the last kilobyte. */
const PDF_TAIL = 1_024

function pdf(bytes: Buffer): UploadedFile | null {
  const begins = /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))
  return begins && bytes.subarray(-PDF_TAIL).includes('%%EOF') ? { type: 'application/pdf', bytes } : null
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** length, name and checksum of a chunk */
const CHUNK_FRAME = 12

function pngEnd(bytes: Buffer): number | null {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return null
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  for (let at = PNG.length; at + CHUNK_FRAME <= bytes.length; ) {
    const end = at + CHUNK_FRAME + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end === at + CHUNK_FRAME ? end : null
    at = end
  }
  return null
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

function jpegEnd(bytes: Buffer): number | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let hasScan = false
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === END_OF_IMAGE) return hasScan ? at + 2 : null
    if (marker === 0xff) {
      at++
      continue
    }
    if (at + 4 > bytes.length) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    hasScan ||= marker === START_OF_SCAN
    at = marker === START_OF_SCAN ? nextMarker(bytes, end) : end
  }
  return null
}

/** Past the data of a scan, in which FF 00 is a byte of data and FF D0 to D7 are restarts. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  for (; at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at
  }
  return bytes.length
}
