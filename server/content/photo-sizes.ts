import { join } from 'node:path'
import { MAIL_PICTURE, PHOTO_SIZES, TAG_PICTURE, type PhotoSize } from '#contract/catalogue/picture-path.ts'
import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import { keepPicture, keptPicture } from '#server/catalogue/artwork/picture-files.ts'
import type { RasterStore } from '#server/catalogue/artwork/rasterizing.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bytea, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { openPicture } from '#server/platform/open-picture.ts'

const SHA256 = { sha256: text }
const selectKnown = statement({
  name: 'photo-known',
  // one that is also a picture of entries is kept for them
  sql: `select m.sha256 from media m where m.sha256 = :sha256
     and (m.for_products or exists (select from product_media p where p.sha256 = m.sha256))`,
  params: SHA256,
  row: SHA256,
})
const selectBytes = statement({
  name: 'photo-bytes',
  sql: 'select bytes from media where sha256 = :sha256',
  params: SHA256,
  row: { bytes: bytea },
})

const QUALITY = 55
const CARD_QUALITY = 82
/** of the encoder, 0 to 9 */
const EFFORT = 3

/** Of the wide picture where a page is shared, and of those in an e-mail and on a price tag. */
const ON_WHITE = {
  card: SOCIAL_CARD,
  mail: { width: MAIL_PICTURE, height: MAIL_PICTURE },
  tag: { width: TAG_PICTURE, height: TAG_PICTURE },
} as const
type Size = PhotoSize | keyof typeof ON_WHITE

interface WantedPhoto {
  readonly sha256: string
  readonly size: Size
}

/** A photo of a product in a size: AVIF, or JPEG on white; resolves with null for a photo that no product has. */
export type PhotoSizes = (wanted: WantedPhoto) => Promise<Bytes | null>

/** Makes sizes of stored photos when they are first asked for, and keeps them as files. */
export function createPhotoSizes(db: Db, { folder, rasterizing }: RasterStore): PhotoSizes {
  const making = new Map<string, Promise<Bytes | null>>()
  const load = async (path: string, { sha256, size }: WantedPhoto): Promise<Bytes | null> => {
    // the address is that of the content: what was made once is right for as long as the file is there
    const kept = await keptPicture(path)
    if (kept) return kept
    if ((await selectKnown(db, { sha256 })).length === 0) return null
    const [row] = await selectBytes(db, { sha256 })
    if (!row) throw new Error(`the photo ${sha256} is gone`)
    const made = await rasterizing('photo', async () => new Uint8Array(await resized(row.bytes, size)))
    await keepPicture(path, made)
    return made
  }
  return async (wanted) => {
    const path = join(folder, 'photos', wanted.sha256.slice(0, 2), fileName(wanted))
    const running = making.get(path) ?? load(path, wanted).finally(() => making.delete(path))
    making.set(path, running)
    return running
  }
}

const fileName = ({ sha256, size }: WantedPhoto): string =>
  `${sha256}-${size}.${isOnWhite(size) ? 'jpg' : 'avif'}`

/** The photo of the public name `{sha256}-{size}.avif` or `{sha256}-card.jpg`; null: it is another name. */
export function photoOf(name: string): WantedPhoto | null {
  const [, sha256, text] = /^([0-9a-f]{64})-(\w+)\.\w+$/.exec(name) ?? []
  const size = ([...PHOTO_SIZES, 'card'] as const).find((each) => String(each) === text)
  if (sha256 === undefined || size === undefined) return null
  const wanted = { sha256, size }
  return fileName(wanted) === name ? wanted : null
}

const isOnWhite = (size: Size): size is keyof typeof ON_WHITE => Object.hasOwn(ON_WHITE, size)

async function resized(bytes: Buffer, size: Size): Promise<Buffer> {
  const photo = await openPicture(bytes)
  return isOnWhite(size)
    ? photo
        .resize({ ...ON_WHITE[size], fit: 'contain', background: '#fff' })
        .flatten({ background: '#fff' })
        .jpeg({ quality: CARD_QUALITY, mozjpeg: true })
        .toBuffer()
    : photo
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .avif({ quality: QUALITY, effort: EFFORT })
        .toBuffer()
}
