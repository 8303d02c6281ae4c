import { CachedJson } from '#server/platform/http/cached-json.ts'

const MOST = 200

/** LRU cache of response bodies, emptied when the catalogue changes. */
export function createAnswerCache() {
  const kept = new Map<string, CachedJson>()
  let generation = 0
  /** Returns the cached body of this generation, or stores the one that `make` creates. */
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
