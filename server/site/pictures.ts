import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/constants.ts'
import { artSizes } from '#pyro/art-source.ts'
import { drawBrandMark } from '#pyro/brand-mark.ts'
import type { ArtworkStore, Picture } from '#server/artwork/artwork-store.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { StoredItem } from '#server/catalogue/item.ts'
import { IMMUTABLE } from './asset-store.ts'
import type { StoredFile } from './stored-file.ts'

/** Finds the file of `/images/{size}/{products_url}.svg` or `/images/brand/{brand_url}.svg`. */
export function createPictures(catalogue: Catalogue, store: ArtworkStore) {
  const etags = new WeakMap<Picture, string>()
  const etagOf = (picture: Picture): string => {
    const found =
      etags.get(picture) ?? createHash('sha256').update(picture.plain).digest('base64url').slice(0, 22)
    etags.set(picture, found)
    return found
  }
  const productPicture = async (size: string, url: string): Promise<Picture | null> => {
    const artSize = artSizes.find((each) => String(each) === size)
    const item = itemAt(catalogue, url)
    if (!artSize || !item) return null
    return store.read(artSize, { ...item.row, products_url: item.url, products_name: item.name })
  }
  const brandPicture = brandPictures(catalogue)
  return async (size: string, file: string): Promise<StoredFile | null> => {
    if (!file.endsWith('.svg')) return null
    const url = file.slice(0, -'.svg'.length)
    const picture = size === 'brand' ? brandPicture(url) : await productPicture(size, url)
    return (
      picture && {
        type: 'image/svg+xml; charset=utf-8',
        cacheControl: size === 'brand' ? 'public, max-age=3600' : IMMUTABLE,
        etag: etagOf(picture),
        plain: picture.plain,
        compressed: { gzip: picture.gzip },
      }
    )
  }
}

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
