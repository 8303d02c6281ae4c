import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

/** A hash over the given files and every file of ours that they import, so that only a real change counts. */
export function sourceHash(entries: readonly string[]): string {
  const seen = new Map<string, string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    const source = readFileSync(file, 'utf8')
    seen.set(file, source)
    for (const [, specifier] of source.matchAll(/\bfrom\s+'([.#][^']+)'/g)) {
      if (specifier)
        visit(specifier.startsWith('#') ? join(project, specifier.slice(1)) : join(dirname(file), specifier))
    }
  }
  for (const entry of entries) visit(join(project, entry))
  const hash = createHash('sha256')
  for (const file of [...seen.keys()].sort())
    hash.update(file.slice(project.length)).update(seen.get(file) ?? '')
  return hash.digest('hex').slice(0, 16)
}
