import { createHash } from 'node:crypto'
import {
  LARGEST_PICTURE,
  LONGEST_SIDE,
  type MediaItem,
  type UploadAnswer,
} from '#contract/content/content-media.ts'
import { formatCount } from '#contract/platform/format-count.ts'
import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bytea, int4, nullable, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { createConcurrencyLimiter } from '#server/platform/http/concurrency-limiter.ts'
import { IMMUTABLE } from '#server/platform/http/security-headers.ts'
import { type Bytes, etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'
import { type MediaSize, type MediaType, mediaSize } from './media-type.ts'
import { type PhotoSizes, photoOf } from './photo-sizes.ts'

/** Bytes of files kept in memory. */
const KEPT = 32_000_000
/** Reads at the same time; the rest of the connections is for calls. */
const LIMIT = { running: 3, waiting: 200, perClient: 2 }

const insertMedia = statement({
  name: 'media-insert',
  sql: `insert into media (sha256, type, bytes, width, height, alt, staff_id)
   values (:sha256, :type, :bytes, :width, :height, :alt, :staffId)
   on conflict (sha256) do update set for_products = false where media.for_products returning sha256`,
  params: {
    sha256: text,
    type: textOf<MediaType>(),
    bytes: bytea,
    width: int4,
    height: int4,
    alt: text,
    staffId: nullable(int4),
  },
  row: { sha256: text },
})
const selectMedia = statement({
  name: 'media',
  sql: 'select bytes from media where sha256 = :sha256 and type = :type',
  params: { sha256: text, type: text },
  row: { bytes: bytea },
})

const selectList = statement({
  name: 'media-list',
  sql: `select m.sha256, m.type, m.width, m.height, length(m.bytes) as bytes, m.alt, s.name as staff_name, m.created_at as at
   from media m left join staff s on s.id = m.staff_id where not m.for_products order by m.created_at desc, m.sha256 limit 500`,
  row: {
    sha256: text,
    type: textOf<MediaType>(),
    width: int4,
    height: int4,
    bytes: int4,
    alt: text,
    staff_name: nullable(text),
    at: timestamptz,
  },
})

/** The latest pictures, the newest first. */
export const listMedia = async (db: Db): Promise<MediaItem[]> =>
  (await selectList(db)).map(({ sha256, type, staff_name, at, ...rest }) => ({
    ...rest,
    src: `/media/${sha256}.${type}`,
    staff: staff_name,
    at: at.toISOString(),
  }))

interface Picture extends MediaSize {
  readonly kind: 'picture'
  readonly sha256: string
  readonly bytes: Buffer
}

/** What a picture is by its bytes, or why it cannot be stored. */
export function readPicture(bytes: Buffer): Picture | Extract<UploadAnswer, { kind: 'invalid' }> {
  if (bytes.length > LARGEST_PICTURE) return { kind: 'invalid', text: 'The file is larger than 2 MB.' }
  const size = mediaSize(bytes)
  if (!size) return { kind: 'invalid', text: 'The file is no PNG, JPEG, WebP or AVIF picture.' }
  if (Math.max(size.width, size.height) > LONGEST_SIDE)
    return {
      kind: 'invalid',
      text: `A side of the picture is longer than ${formatCount(LONGEST_SIDE)} pixels.`,
    }
  return { kind: 'picture', ...size, sha256: createHash('sha256').update(bytes).digest('hex'), bytes }
}

/** Stores a picture under its hash; resolves with whether it is new. @param staffId null: a command stores it */
export async function insertPicture(
  db: Db,
  { sha256, type, width, height, bytes }: Picture,
  { alt, staffId }: { readonly alt: string; readonly staffId: number | null },
): Promise<boolean> {
  return (await insertMedia(db, { sha256, type, width, height, bytes, alt, staffId })).length > 0
}

/** Stores an uploaded picture; the same one again is the same file. */
export async function storeMedia(
  db: Db,
  { data, alt }: { readonly data: string; readonly alt: string },
  staffId: number,
): Promise<UploadAnswer> {
  const picture = readPicture(Buffer.from(data, 'base64'))
  if (picture.kind === 'invalid') return picture
  await insertPicture(db, picture, { alt, staffId })
  const { sha256, type, width, height } = picture
  return { kind: 'stored', src: `/media/${sha256}.${type}`, width, height }
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

const WHOLE = /^([0-9a-f]{64})\.(png|jpg|webp|avif)$/

/**
 * The reader of `/media/{sha256}.{ext}` and of the sizes of photos, see createPhotoSizes: resolves with the file or null,
 * and throws 503 when too many are asked for by one client address, or by all.
 */
export function createMedia(db: Db, photoSizes: PhotoSizes) {
  const kept = new BoundedCache<StoredFile>(KEPT)
  const limited = createConcurrencyLimiter(LIMIT)
  const whole = async (name: string): Promise<Bytes | null> => {
    const [, sha256 = '', type = ''] = WHOLE.exec(name) ?? []
    const [row] = await selectMedia(db, { sha256, type })
    return row ? new Uint8Array(row.bytes) : null
  }
  const read = async (name: string): Promise<StoredFile | null> => {
    // another request may have read it while this one waited
    const found = kept.get(name)
    if (found) return found
    const photo = photoOf(name)
    const plain = photo ? await photoSizes(photo) : await whole(name)
    if (!plain) return null
    const file: StoredFile = {
      type: TYPES[name.split('.')[1] ?? ''] ?? '',
      cacheControl: IMMUTABLE,
      etag: etagOf(plain),
      plain,
      compressed: {},
    }
    kept.set(name, file, file.plain.length)
    return file
  }
  return async (name: string, client: string): Promise<StoredFile | null> => {
    if (!WHOLE.test(name) && !photoOf(name)) return null
    return kept.get(name) ?? limited(client, () => read(name))
  }
}
