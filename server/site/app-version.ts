import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

/** A hash of the built app; equal exactly for equal builds. */
export function appVersion(folder: string | null): string {
  const manifest = folder === null ? null : join(folder, '.vite/manifest.json')
  if (manifest && existsSync(manifest))
    return createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 12)
  const file = resolve(import.meta.dirname, '../../package.json')
  return v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(file, 'utf8'))).version
}
