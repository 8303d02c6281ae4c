import type { WordMatches } from './match-word.ts'

/** How a product matches the words of a search. */
export interface WordScore {
  /** groups of words that it matches */
  matched: number
  /** of these, by a whole word or its start, not by resemblance */
  sure: number
  /** of these, in its name */
  inName: number
  weight: number
}

const LEAST_SURE_QUALITY = 0.7
const SURE = 1
const IN_NAME = 2

/** The score of every product, by position. */
export function wordScores(size: number, groups: readonly WordMatches[]): readonly WordScore[] {
  const scores = Array.from({ length: size }, () => ({ matched: 0, sure: 0, inName: 0, weight: 0 }))
  const best = new Float64Array(size)
  const flags = new Uint8Array(size)
  for (const group of groups) {
    best.fill(0)
    flags.fill(0)
    for (const { entry, quality } of group) {
      const isSure = quality >= LEAST_SURE_QUALITY
      for (const { at, weight, isInName } of entry.postings) {
        best[at] = Math.max(best[at] ?? 0, weight * quality)
        if (isSure) flags[at] = (flags[at] ?? 0) | (isInName ? SURE | IN_NAME : SURE)
      }
    }
    addGroup(scores, best, flags)
  }
  return scores
}

function addGroup(scores: readonly WordScore[], best: Float64Array, flags: Uint8Array): void {
  for (const [at, score] of scores.entries()) {
    const weight = best[at] ?? 0
    if (weight === 0) continue
    const flag = flags[at] ?? 0
    score.matched++
    score.weight += weight
    if ((flag & SURE) !== 0) score.sure++
    if ((flag & IN_NAME) !== 0) score.inName++
  }
}
