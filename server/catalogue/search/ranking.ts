import type { StoredItem } from '#server/catalogue/item.ts'
import { MATCH_REASONS, type MatchReason } from './match-reason.ts'

/** Products of one rank, in the order of models. */
interface Rank {
  readonly reason: number
  readonly isSoldOut: boolean
  readonly weight: number
  readonly isBestSeller: boolean
  readonly isNew: boolean
  readonly positions: number[]
}

export interface Ranking {
  /** Call it in the order of positions. */
  add(
    at: number,
    item: StoredItem,
    match: Pick<Rank, 'weight' | 'isBestSeller'> & { reason: MatchReason },
  ): void
  /** All positions, the best one first. */
  ranked(): Uint32Array
}

/**
 * Orders products by reason; then sold-out ones last, by weight of the matched words, best sellers, new ones, model. Many
 * products have the same rank, so ranks are sorted, and not the products.
 */
export function createRanking(): Ranking {
  const ranks: Map<number, Rank>[] = []
  let count = 0
  return {
    add: (at, { quantity, isNew }, { reason: name, weight, isBestSeller }) => {
      const reason = REASONS.get(name) ?? 0
      const isSoldOut = quantity === 0
      const kind = reason * 8 + Number(isSoldOut) * 4 + Number(isBestSeller) * 2 + Number(isNew)
      const byWeight = (ranks[kind] ??= new Map())
      const rank = byWeight.get(weight)
      if (rank) rank.positions.push(at)
      else byWeight.set(weight, { reason, isSoldOut, weight, isBestSeller, isNew, positions: [at] })
      count++
    },
    ranked: () => {
      const positions = new Uint32Array(count)
      let filled = 0
      for (const rank of ranks.flatMap((byWeight) => [...byWeight.values()]).sort(betterFirst)) {
        positions.set(rank.positions, filled)
        filled += rank.positions.length
      }
      return positions
    },
  }
}

const REASONS: ReadonlyMap<MatchReason, number> = new Map(MATCH_REASONS.map((reason, rank) => [reason, rank]))

const betterFirst = (one: Rank, other: Rank): number =>
  one.reason - other.reason ||
  Number(one.isSoldOut) - Number(other.isSoldOut) ||
  other.weight - one.weight ||
  Number(other.isBestSeller) - Number(one.isBestSeller) ||
  Number(other.isNew) - Number(one.isNew)
