import type { WordMatches } from './match-word.ts'
import type { ScoreArrays } from './score-arrays.ts'
import type { Postings } from './word-index.ts'

const LEAST_SURE_QUALITY = 0.7
const SURE = 1
const IN_NAME = 2

/** Writes how the products match into the scores: new ones for each search are 400 kB of 20,000 products. */
export function writeScores(scores: ScoreArrays, postings: Postings, groups: readonly WordMatches[]): void {
  const { matched, sure, inName, weight, best, flags } = scores
  for (const each of [matched, sure, inName, weight]) each.fill(0)
  for (const group of groups) {
    best.fill(0)
    flags.fill(0)
    for (const match of group) addWord(postings, match, best, flags)
    addGroup(scores)
  }
}

/** Of the words of a group the one that counts most counts. */
function addWord(
  { at: positions, weight: weights, isInName }: Postings,
  { entry: { from, until }, quality }: WordMatches[number],
  best: Float64Array,
  flags: Uint8Array,
): void {
  const isSure = quality >= LEAST_SURE_QUALITY
  for (let place = from; place < until; place++) {
    const at = positions[place] ?? 0
    best[at] = Math.max(best[at] ?? 0, (weights[place] ?? 0) * quality)
    if (isSure) flags[at] = (flags[at] ?? 0) | (isInName[place] === 1 ? SURE | IN_NAME : SURE)
  }
}

function addGroup({ matched, sure, inName, weight, best, flags }: ScoreArrays): void {
  for (let at = 0; at < best.length; at++) {
    const value = best[at] ?? 0
    if (value === 0) continue
    const flag = flags[at] ?? 0
    matched[at] = (matched[at] ?? 0) + 1
    weight[at] = (weight[at] ?? 0) + value
    if ((flag & SURE) !== 0) sure[at] = (sure[at] ?? 0) + 1
    if ((flag & IN_NAME) !== 0) inName[at] = (inName[at] ?? 0) + 1
  }
}
