import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Bytes, etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const QUICK = 5
const SMALLEST = 11

/** A document, packed on other threads. */
export async function documentFile(html: string): Promise<StoredFile> {
  const plain = new Uint8Array(Buffer.from(html))
  const [br, gz] = await Promise.all([brotliOf(plain, QUICK), gzipped(plain)])
  return {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    etag: etagOf(plain),
    plain,
    compressed: { br, gzip: new Uint8Array(gz) },
  }
}

/** The same, some 11 percent smaller and twenty times as long to make. */
export const smallestDocument = async (file: StoredFile): Promise<StoredFile> => ({
  ...file,
  compressed: { ...file.compressed, br: await brotliOf(file.plain, SMALLEST) },
})

async function brotliOf(plain: Bytes, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return new Uint8Array(await brotli(plain, { params }))
}
