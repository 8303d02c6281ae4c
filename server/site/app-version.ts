import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

/** The names of all chunks, which contain their hashes, and the part that the server runs. */
const BUILT = ['.vite/manifest.json', 'ssr/server-entry.mjs']

/** A hash of the built app; equal exactly for equal builds. */
export function appVersion(folder: string | null): string {
  const built =
    folder === null ? [] : BUILT.map((path) => join(folder, path)).filter((path) => existsSync(path))
  if (built.length > 0) {
    const hash = createHash('sha256')
    for (const path of built) hash.update(readFileSync(path))
    return hash.digest('hex').slice(0, 12)
  }
  const file = resolve(import.meta.dirname, '../../package.json')
  return v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(file, 'utf8'))).version
}
