import { declaredEntries, type DeclaredEntry } from './zip-directory.ts'

const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** Whether no entry of a zip file unpacks to more than its directory declares, which a hostile file may do. */
export async function hasDeclaredSizes(bytes: Uint8Array): Promise<boolean> {
  const entries = declaredEntries(bytes)
  if (entries === null) return false
  for (const entry of entries) if (!(await isOfDeclaredSize(bytes, entry))) return false
  return true
}

async function isOfDeclaredSize(bytes: Uint8Array, entry: DeclaredEntry): Promise<boolean> {
  const { at, size, packedSize, method } = entry
  if (at + LOCAL_BYTES > bytes.byteLength) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packedSize > bytes.byteLength) return false
  if (method === STORED) return packedSize <= size
  return method === DEFLATED && (await inflatesToAtMost(bytes.slice(start, start + packedSize), size))
}

async function inflatesToAtMost(packed: Uint8Array<ArrayBuffer>, size: number): Promise<boolean> {
  const inflated = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  let count = 0
  try {
    for await (const part of chunksOf(inflated)) {
      count += part.byteLength
      if (count > size) return false
    }
  } catch {
    return false
  }
  return true
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}
