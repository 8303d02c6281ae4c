import { CachedJson } from '#server/platform/http/cached-json.ts'

const MOST = 200

interface Answer {
  readonly json: string
  /** Whether the body is still that of now; without it, as long as the generation is the same. */
  readonly isCurrent?: () => boolean
}

interface Kept {
  readonly body: CachedJson
  readonly isCurrent: () => boolean
}

/** LRU cache of response bodies, emptied when the generation of what they are made from changes. */
export function createAnswerCache() {
  const kept = new Map<string, Kept>()
  let generation: number | string | null = null
  /** Returns the cached body of this generation if it is current, or stores the one that `make` creates. */
  return (current: number | string, key: string, make: () => Answer): CachedJson => {
    if (current !== generation) kept.clear()
    generation = current
    const found = kept.get(key)
    kept.delete(key)
    const answer = found?.isCurrent() ? found : keptAnswer(make())
    kept.set(key, answer)
    const oldest = kept.size > MOST ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return answer.body
  }
}

const keptAnswer = ({ json, isCurrent = () => true }: Answer): Kept => ({
  body: new CachedJson(json),
  isCurrent,
})
