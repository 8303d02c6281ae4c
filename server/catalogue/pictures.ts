import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { SCENE_SIZES } from '#contract/catalogue/picture-path.ts'
import { artSizes } from '#pyro/art-source.ts'
import { drawBrandMark } from '#pyro/brand-mark.ts'
import { createArtworkStore, type Picture } from './artwork/artwork-store.ts'
import type { PictureReaders } from '#server/content/picture-readers.ts'
import { createScenePictures, type ScenePictures } from './artwork/scene-pictures.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { StoredItem } from '#server/catalogue/item.ts'
import { artSource } from '#server/catalogue/product-picture.ts'
import { IMMUTABLE } from '#server/platform/http/security-headers.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'

/**
 * Finds the file of `/images/{size}/{products_url}.svg`, `/images/brand/{brand_url}.svg`,
 * `/images/category/{categories_url}.svg`, `/images/effect/{effect}.svg`, `/images/og/{products_url}.jpg`,
 * `/images/phone/{products_url}.avif`, `/images/mail/{products_url}.jpg`, `/images/scene-{width}/{name}.avif` or `/images/scene-og/{name}.jpg`.
 * A picture of a product is immutable under the address that names what it is drawn from.
 */
export function createPictures(catalogue: Catalogue, readers: PictureReaders) {
  const store = createArtworkStore({ folder: readers.store.folder })
  const scenes = createScenePictures(readers.store)
  const etags = new WeakMap<Picture, string>()
  const tagOf = (picture: Picture): string => {
    const found =
      etags.get(picture) ?? createHash('sha256').update(picture.plain).digest('base64url').slice(0, 22)
    etags.set(picture, found)
    return found
  }
  const productPicture = async (size: string, url: string): Promise<Picture | null> => {
    const artSize = artSizes.find((each) => String(each) === size)
    const item = itemAt(catalogue, url)
    return artSize && item ? store.read(artSize, artSource(item.row)) : null
  }
  const brandPicture = brandPictures(catalogue)
  return async (size: string, file: string, digest?: string): Promise<StoredFile | null> => {
    const raster = RASTERS.find(({ folder }) => folder === size)
    if (raster) return productRaster(catalogue, readers, raster, { file, digest })
    if (size.startsWith('scene-')) return scenePicture(scenes, size, file)
    if (!file.endsWith('.svg')) return null
    const url = file.slice(0, -'.svg'.length)
    const example = exampleOf(catalogue, size, url)
    const picture =
      size === 'brand'
        ? brandPicture(url)
        : await productPicture(example ? String(EXAMPLE_SIZE) : size, example?.url ?? url)
    return (
      picture && {
        type: 'image/svg+xml; charset=utf-8',
        cacheControl: size === 'brand' || example ? FOR_AN_HOUR : keptFor(itemAt(catalogue, url), digest),
        etag: tagOf(picture),
        plain: picture.plain,
        compressed: { gzip: picture.gzip },
      }
    )
  }
}

const FOR_AN_HOUR = 'public, max-age=3600'

/** Another process may have read a change of the product earlier and name a picture that this one cannot draw yet. */
const keptFor = (item: StoredItem | undefined, digest: string | undefined): string =>
  digest !== undefined && item?.artDigest === digest ? IMMUTABLE : FOR_AN_HOUR

/** Pictures of products in pixels; that of e-mails is its photo where it has one. */
const RASTERS = [
  { folder: 'og', ending: '.jpg', type: 'image/jpeg' },
  { folder: 'phone', ending: '.avif', type: 'image/avif' },
  { folder: 'mail', ending: '.jpg', type: 'image/jpeg' },
] as const

async function productRaster(
  catalogue: Catalogue,
  { rasters, images }: PictureReaders,
  { folder, ending, type }: (typeof RASTERS)[number],
  { file, digest }: { readonly file: string; readonly digest: string | undefined },
): Promise<StoredFile | null> {
  const item = file.endsWith(ending) ? itemAt(catalogue, file.slice(0, -ending.length)) : undefined
  if (!item) return null
  const art = artSource(item.row)
  const plain =
    folder === 'mail'
      ? await images('mail', { sha256: item.photos[0]?.sha256 ?? null, art })
      : await rasters.read(folder, art)
  const cacheControl = folder === 'mail' ? FOR_AN_HOUR : keptFor(item, digest)
  return { type, cacheControl, etag: etagOf(plain), plain, compressed: {} }
}

/** Its name stays when the picture changes, so browsers ask again after a day. */
async function scenePicture(scenes: ScenePictures, folder: string, file: string): Promise<StoredFile | null> {
  const size = ([...SCENE_SIZES, 'og'] as const).find((each) => folder === `scene-${each}`)
  if (size === undefined) return null
  const [ending, type] = size === 'og' ? ['.jpg', 'image/jpeg'] : ['.avif', 'image/avif']
  if (!file.endsWith(ending)) return null
  const plain = await scenes.read(file.slice(0, -ending.length), size)
  return plain && { type, cacheControl: 'public, max-age=86400', etag: etagOf(plain), plain, compressed: {} }
}

const EXAMPLE_SIZE = 300

interface ItemsOfStorefronts {
  readonly storefront: (projectId: ProjectId) => { readonly items: readonly StoredItem[] }
}

/** The product whose picture stands for a category, or for an effect: one that is seen in the air first of all, if there is one. */
export function exampleOf(
  catalogue: ItemsOfStorefronts,
  kind: string,
  value: string,
): StoredItem | undefined {
  if (kind !== 'category' && kind !== 'effect') return undefined
  const wanted = lettersOf(value)
  const items = ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).flatMap(
    (projectId) => catalogue.storefront(projectId).items,
  )
  if (kind === 'category') return items.find(({ categoryUrl }) => lettersOf(categoryUrl) === wanted)
  return (
    items.find(({ row }) => row.caliber !== null && lettersOf(row.effects[0] ?? '') === wanted) ??
    items.find(({ row }) => row.effects.some((effect) => lettersOf(effect) === wanted))
  )
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** The marks of the brands of the catalogue, each drawn when first asked for. */
function brandPictures(catalogue: Catalogue) {
  const drawn = new Map<string, Picture>()
  return (url: string): Picture | null => {
    const name = brandAt(catalogue, url)
    if (name === undefined) return null
    const picture = drawn.get(name) ?? compressed(drawBrandMark(name))
    drawn.set(name, picture)
    return picture
  }
}

function compressed(svg: string): Picture {
  const plain = new TextEncoder().encode(svg)
  return { plain, gzip: new Uint8Array(gzipSync(plain)) }
}

const brandAt = (catalogue: Catalogue, url: string): string | undefined =>
  ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const)
    .flatMap((projectId) => catalogue.storefront(projectId).groups)
    .find((group) => group.kind === 'brand' && group.url.toLowerCase() === url.toLowerCase())?.name

/** Both storefronts serve all pictures: product URLs are unique across them. */
const itemAt = (catalogue: Catalogue, url: string): StoredItem | undefined =>
  catalogue.storefront(CONSUMER_PROJECT).byUrl.get(url.toLowerCase()) ??
  catalogue.storefront(PROFESSIONAL_PROJECT).byUrl.get(url.toLowerCase())
