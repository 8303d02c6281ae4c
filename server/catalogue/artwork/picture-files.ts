import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ArtSource } from '#pyro/art-source.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Increment it when any drawing changes: addresses of pictures and names of kept files hold it. */
export const ARTWORK_VERSION = 2

const DIGEST_BYTES = 8

/** Of all that the picture of a product is drawn from: a changed product, and a changed drawing, has another one. */
export function artDigest(product: ArtSource): string {
  const { products_url, products_name, category_url, colors, effects, firing_pattern, caliber, shots } =
    product
  const drawn = [products_url, products_name, category_url, colors, effects, firing_pattern, caliber, shots]
  return hash('sha256', JSON.stringify([ARTWORK_VERSION, ...drawn]), 'buffer').toString(
    'hex',
    0,
    DIGEST_BYTES,
  )
}

/** Without extension. */
export const pictureName = (product: ArtSource): string =>
  `${product.products_url.replace(/[^\w-]/g, '_').slice(0, 100)}.${artDigest(product)}`

/** A picture on disk, or null. */
export async function keptPicture(path: string): Promise<Bytes | null> {
  return readFile(path).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  )
}

/** Best effort: a picture that cannot be written (disk full, read-only) is still served. */
export async function keepPicture(path: string, picture: Bytes): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, picture)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}
