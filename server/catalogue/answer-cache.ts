import { CachedJson } from '#server/http/cached-json.ts'

const MOST = 200

/** Keeps answers while the catalogue stays as it is; the least recently used one goes first. */
export function createAnswerCache() {
  const kept = new Map<string, CachedJson>()
  let generation = 0
  /** The kept answer of this generation, or what `make` writes. */
  return (current: number, key: string, make: () => string): CachedJson => {
    if (current !== generation) kept.clear()
    generation = current
    const found = kept.get(key)
    if (found) {
      kept.delete(key)
      kept.set(key, found)
      return found
    }
    const made = new CachedJson(make())
    kept.set(key, made)
    const oldest = kept.size > MOST ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return made
  }
}
