import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { LARGEST_PHOTO, LARGEST_PICTURE, MOST_PHOTO_PIXELS } from '#contract/content/content-media.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bytea, int4, nullable, text, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { createConcurrencyLimiter } from '#server/platform/http/concurrency-limiter.ts'
import { openPicture } from '#server/platform/open-picture.ts'
import { type MediaType, mediaSize } from './media-type.ts'

/** A photo as it is stored: turned upright, without metadata, with sides of at most 1,600 pixels. */
export interface StoredPhoto {
  readonly kind: 'photo'
  readonly sha256: string
  readonly type: MediaType
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}
type Unreadable = { readonly kind: 'invalid'; readonly text: string }

/** Pixels of a stored photo on its longest side. */
const LONGEST_STORED = 1_600
/** JPEG and WebP; the next one where the file would be too large for the table, as noise may be. */
const QUALITIES = [86, 60]

/** A photo of 50 megapixels takes 200 MB while it is read. */
const oneAtATime = createConcurrencyLimiter({ running: 1, waiting: 100 })

/** Reads a photo outside the main thread, one at a time. @param client who waits for it */
export async function readPhoto(bytes: Buffer, client: string): Promise<StoredPhoto | Unreadable> {
  const problem = problemOf(bytes)
  if (problem !== null) return { kind: 'invalid', text: problem }
  return oneAtATime(client, async () => upright(await open(bytes)).catch(unreadable))
}

/** Errors of sharp have no class of their own. */
const unreadable = (error: unknown): Unreadable => ({
  kind: 'invalid',
  text: String(error).includes('pixel limit') ? TOO_MANY_PIXELS : DAMAGED,
})

const TOO_MANY_PIXELS = `The photo has more than ${MOST_PHOTO_PIXELS / 1_000_000} megapixels.`
const DAMAGED = 'The photo is damaged: it cannot be read to its end.'

function problemOf(bytes: Buffer): string | null {
  if (bytes.length === 0) return 'The file is empty.'
  if (bytes.length > LARGEST_PHOTO) return `The file is larger than ${LARGEST_PHOTO / 1_048_576} MB.`
  if (HEIC.test(bytes.toString('latin1', 4, 12)))
    return 'HEIC photos cannot be read: save it as JPEG, and upload that.'
  const size = mediaSize(bytes)
  if (!size) return 'The file is no PNG, JPEG, WebP or AVIF picture.'
  return size.width * size.height > MOST_PHOTO_PIXELS ? TOO_MANY_PIXELS : null
}

const HEIC = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1)$/

async function upright(photo: Sharp): Promise<StoredPhoto> {
  const { hasAlpha } = await photo.metadata()
  const turned = photo.autoOrient().resize({
    width: LONGEST_STORED,
    height: LONGEST_STORED,
    fit: 'inside',
    withoutEnlargement: true,
  })
  for (const quality of QUALITIES) {
    const made = await (hasAlpha
      ? turned.clone().webp({ quality })
      : turned.clone().jpeg({ quality, mozjpeg: true })
    ).toBuffer({ resolveWithObject: true })
    if (made.data.length > LARGEST_PICTURE) continue
    const { width, height } = made.info
    const sha256 = createHash('sha256').update(made.data).digest('hex')
    return { kind: 'photo', sha256, type: hasAlpha ? 'webp' : 'jpg', width, height, bytes: made.data }
  }
  throw new Error('a photo of 1,600 pixels is larger than 2 MB')
}

const open = (bytes: Buffer) => openPicture(bytes, { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error' })

const insert = statement({
  name: 'media-insert-photo',
  sql: `insert into media (sha256, type, bytes, width, height, staff_id, for_products)
   values (:sha256, :type, :bytes, :width, :height, :staffId, true) on conflict (sha256) do nothing`,
  params: {
    sha256: text,
    type: textOf<MediaType>(),
    bytes: bytea,
    width: int4,
    height: int4,
    staffId: nullable(int4),
  },
})

/** Stores a photo under its hash. @param staffId null: a command stores it */
export const insertPhoto = async (
  db: Db,
  { sha256, type, width, height, bytes }: StoredPhoto,
  staffId: number | null,
): Promise<void> => void (await insert(db, { sha256, type, width, height, bytes, staffId }))
