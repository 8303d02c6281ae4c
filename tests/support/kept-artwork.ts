import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceHash } from './source-hash.ts'

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/emberwright-artwork')
const sources = ['artwork-store', 'scene-pictures', 'product-rasters'].map(
  (name) => `server/catalogue/artwork/${name}.ts`,
)
const AN_HOUR = 3_600_000

/**
 * Has a shop keep its drawn pictures where every shop of every run keeps them, until what draws them changes: a cold
 * scene takes up to a second of the processor.
 */
export function shareArtwork(dataDir: string): void {
  const kept = join(cache, sourceHash(sources))
  mkdirSync(kept, { recursive: true })
  utimesSync(kept, new Date(), new Date())
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (Date.now() - statSync(path).mtimeMs > AN_HOUR) rmSync(path, { recursive: true, force: true })
  }
  symlinkSync(kept, join(dataDir, 'artwork'))
}
