import { createHash } from 'node:crypto'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** A file served from memory, compressed in advance. */
export interface StoredFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly plain: Bytes
  readonly compressed: Partial<Record<Encoding, Bytes>>
}

export const etagOf = (bytes: Bytes): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

interface Asker {
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** @param more headers, which win over those of the file unless the status is 200 */
export function sendFile(
  file: StoredFile,
  asker: Asker,
  more: Readonly<Record<string, string>>,
  status = 200,
): Response {
  const offered = (['br', 'gzip'] as const).filter((name) => file.compressed[name])
  const encoding = acceptedEncoding(asker.acceptEncoding, offered)
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  const headers = {
    ...more,
    etag,
    'cache-control': file.cacheControl,
    ...(offered.length > 0 ? { vary: 'Accept-Encoding' } : {}),
  }
  if (status === 200 && matches(asker.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  const body = (encoding && file.compressed[encoding]) || file.plain
  return new Response(body, {
    status,
    headers: {
      ...headers,
      ...(status === 200 ? {} : more),
      'content-type': file.type,
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
