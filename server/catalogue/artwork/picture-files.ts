import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ArtSource } from '#pyro/art-source.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The name without extension includes the attributes that are drawn, so a changed product gets a new picture. */
export function pictureName(product: ArtSource): string {
  const { products_url, products_name, category_url, colors, effects, firing_pattern, caliber, shots } =
    product
  const drawn = [products_url, products_name, category_url, colors, effects, firing_pattern, caliber, shots]
  const digest = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)
  return `${products_url.replace(/[^\w-]/g, '_').slice(0, 100)}.${digest}`
}

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
