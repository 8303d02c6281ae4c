import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ArtSize, ArtSource } from '#pyro/art-source.ts'
import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import { drawArtwork } from '#pyro/draw-artwork.ts'
import { ARTWORK_VERSION, keepPicture, keptPicture, pictureName } from './picture-files.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** An SVG as UTF-8 bytes, plain and gzipped. */
export type Picture = { readonly plain: Bytes; readonly gzip: Bytes }

export type ArtworkStore = {
  /** The picture of a product, from memory, from disk, or drawn on demand. */
  read(size: ArtSize, product: ArtSource): Promise<Picture>
}

const DEFAULT_MEMORY = 16_000_000
const zip = promisify(gzip)

/** Draws pictures on demand; caches them in memory (LRU, bounded in bytes) and on disk. */
export function createArtworkStore(place: { folder: string; memory?: number }): ArtworkStore {
  const folder = join(place.folder, `v${ARTWORK_VERSION}`)
  const cache = new BoundedCache<Picture>(place.memory ?? DEFAULT_MEMORY)
  const reading = new Map<string, Promise<Picture>>()

  const load = async (path: string, size: ArtSize, product: ArtSource) => {
    const plain = (await keptPicture(path)) ?? (await drawAndKeep(path, size, product))
    const picture = { plain, gzip: new Uint8Array(await zip(plain)) }
    cache.set(path, picture, picture.plain.byteLength + picture.gzip.byteLength)
    return picture
  }

  return {
    read(size, product) {
      const path = join(folder, String(size), `${pictureName(product)}.svg`)
      const known = cache.get(path)
      if (known) return Promise.resolve(known)
      const running = reading.get(path) ?? load(path, size, product).finally(() => reading.delete(path))
      reading.set(path, running)
      return running
    },
  }
}

async function drawAndKeep(path: string, size: ArtSize, product: ArtSource): Promise<Bytes> {
  const picture = new TextEncoder().encode(drawArtwork(product, size))
  await keepPicture(path, picture)
  return picture
}
