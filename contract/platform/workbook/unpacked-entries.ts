import { declaredEntries, type DeclaredEntry } from './zip-directory.ts'

const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** The contents of a zip file; null: there is none, or one unpacks to more than its directory declares. */
export async function unpackedEntries(bytes: Uint8Array): Promise<readonly Uint8Array[] | null> {
  const unpacked: Uint8Array[] = []
  for (const entry of declaredEntries(bytes) ?? []) {
    const content = await unpackedEntry(bytes, entry)
    if (content === null) return null
    unpacked.push(content)
  }
  return unpacked.length === 0 ? null : unpacked
}

async function unpackedEntry(bytes: Uint8Array, entry: DeclaredEntry): Promise<Uint8Array | null> {
  const { at, size, packedSize, method } = entry
  if (at + LOCAL_BYTES > bytes.byteLength) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packedSize > bytes.byteLength) return null
  const packed = bytes.slice(start, start + packedSize)
  if (method === STORED) return packedSize <= size ? packed : null
  return method === DEFLATED ? inflated(packed, size) : null
}

async function inflated(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array | null> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let count = 0
  try {
    for await (const part of chunksOf(stream)) {
      count += part.byteLength
      if (count > size) return null
      parts.push(part)
    }
  } catch {
    return null
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

async function* chunksOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}
