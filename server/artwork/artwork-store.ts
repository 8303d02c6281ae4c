import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArtSize, ArtSource } from './art-source.ts'
import { ARTWORK_VERSION } from './artwork-version.ts'
import { BoundedCache } from './bounded-cache.ts'
import { drawArtwork } from './draw.ts'

export type ArtworkStore = {
  /** The SVG of a product as UTF-8 bytes, from memory, from the folder, or drawn now. */
  read(size: ArtSize, product: ArtSource): Promise<Uint8Array>
}

const DEFAULT_MEMORY = 16_000_000

/** Draws pictures on demand and keeps them in memory (in bytes, bounded) and in a folder. */
export function createArtworkStore(place: { folder: string; memory?: number }): ArtworkStore {
  const folder = join(place.folder, `v${ARTWORK_VERSION}`)
  const cache = new BoundedCache(place.memory ?? DEFAULT_MEMORY)
  const reading = new Map<string, Promise<Uint8Array>>()

  const load = async (path: string, size: ArtSize, product: ArtSource) => {
    const picture = (await kept(path)) ?? (await drawAndKeep(path, size, product))
    cache.set(path, picture)
    return picture
  }

  return {
    read(size, product) {
      const path = join(folder, String(size), fileName(product))
      const known = cache.get(path)
      if (known) return Promise.resolve(known)
      const running = reading.get(path) ?? load(path, size, product).finally(() => reading.delete(path))
      reading.set(path, running)
      return running
    },
  }
}

/** The attributes are part of the name: a product that changes gets another picture. */
function fileName(product: ArtSource): string {
  const { products_url, products_name, category_url, colors, effects, firing_pattern, caliber, shots } =
    product
  const drawn = [products_url, products_name, category_url, colors, effects, firing_pattern, caliber, shots]
  const digest = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)
  return `${products_url.replace(/[^\w-]/g, '_').slice(0, 100)}.${digest}.svg`
}

async function kept(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch(() => null)
}

async function drawAndKeep(path: string, size: ArtSize, product: ArtSource): Promise<Uint8Array> {
  const picture = new TextEncoder().encode(drawArtwork(product, size))
  await keep(path, picture)
  return picture
}

/** A picture that cannot be kept (disk full, read-only) is still served. */
async function keep(path: string, picture: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(draft, picture)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}
