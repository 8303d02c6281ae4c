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
const IHDR = 0x49_48_44_52
const IEND = 0x49_45_4e_44
/** length, name and checksum of a chunk */
const CHUNK_FRAME = 12

function pngEnd(bytes: Buffer): number | null {
  if (!bytes.subarray(0, PNG.length).equals(PNG) || uint32At(bytes, 12) !== IHDR) return null
  for (let at = PNG.length; at + CHUNK_FRAME <= bytes.length; ) {
    const end = at + CHUNK_FRAME + uint32At(bytes, at)
    if (uint32At(bytes, at + 4) === IEND) return end === at + CHUNK_FRAME ? end : null
    at = end
  }
  return null
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

function jpegEnd(bytes: Buffer): number | null {
  if (uint16At(bytes, 0) !== 0xff_d8) return null
  let hasScan = false
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]
    if (marker === END_OF_IMAGE) return hasScan ? at + 2 : null
    if (marker === 0xff) {
      at++
      continue
    }
    if (at + 4 > bytes.length) return null
    const end = at + 2 + uint16At(bytes, at + 2)
    hasScan ||= marker === START_OF_SCAN
    at = marker === START_OF_SCAN ? nextMarker(bytes, end) : end
  }
  return null
}

/** Past the data of a scan, in which FF 00 is a byte of data and FF D0 to D7 are restarts. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) at++
    else if (isData(bytes[at + 1] ?? 0)) at += 2
    else return at
  }
  return bytes.length
}

const isData = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

// byte by byte: a method of Buffer costs a hundred times as much, and a file of 10 MB may ask for millions of numbers
const uint16At = (bytes: Buffer, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const uint32At = (bytes: Buffer, at: number): number =>
  uint16At(bytes, at) * 0x1_00_00 + uint16At(bytes, at + 2)
