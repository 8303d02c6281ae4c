import type { StoredItem } from '#server/catalogue/item.ts'
import { matchWord, type WordMatch } from '#server/catalogue/search/match-word.ts'
import { type ProductWord, productWords } from '#server/catalogue/search/product-words.ts'
import { parseSearch } from '#server/catalogue/search/search-query.ts'
import { codeOf, searchedWords } from '#server/catalogue/search/search-words.ts'
import type { StorefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'

/** The products of a search without its index: each is looked at, and all that match are sorted. */
export function plainSearch({ items, words: index }: StorefrontCatalogue) {
  const products = items.map((item) => ({ item, own: productWords(item) }))
  return (term: string): readonly StoredItem[] => {
    const { words, code } = parseSearch(term)
    const groups = words.flatMap((word, at) => matchWord(index, word, at === words.length - 1))
    return products
      .flatMap(({ item, own }) => {
        const best = groups.map((group) => bestOf(group, own))
        const reason = reasonOf(item, words, code, best)
        const weight = best.reduce((sum, each) => sum + each.weight, 0)
        return reason === null ? [] : [{ item, reason, weight }]
      })
      .toSorted(
        (one, other) =>
          one.reason - other.reason ||
          Number(one.item.quantity === 0) - Number(other.item.quantity === 0) ||
          other.weight - one.weight ||
          Number(isBestSeller(other.item)) - Number(isBestSeller(one.item)) ||
          Number(other.item.isNew) - Number(one.item.isNew),
      )
      .map(({ item }) => item)
  }
}

interface Best {
  readonly weight: number
  readonly isSure: boolean
  readonly isInName: boolean
}

function bestOf(group: readonly WordMatch[], own: readonly ProductWord[]): Best {
  const found = group.flatMap(({ entry, quality }) =>
    own
      .filter(({ word }) => word === entry.word)
      .map(({ weight, isInName }) => ({ weight: weight * quality, isSure: quality >= 0.7, isInName })),
  )
  return {
    weight: Math.max(0, ...found.map(({ weight }) => weight)),
    isSure: found.some(({ isSure }) => isSure),
    isInName: found.some(({ isSure, isInName }) => isSure && isInName),
  }
}

/** From 0, the best one, to 6. */
function reasonOf(
  { model, name, row }: StoredItem,
  words: readonly string[],
  code: string,
  best: readonly Best[],
): number | null {
  const own = codeOf(model)
  const isDigits = /^\d{4,}$/.test(code)
  const isFound = best.every(({ weight }) => weight > 0)
  if (code === own || code === row.upc) return 0
  if (isFound && words.join(' ') === searchedWords(name).join(' ')) return 1
  if (isFound && searchedWords(row.category).every((word) => words.includes(word))) return 2
  if (code.length >= 2 && own.startsWith(code)) return 3
  if (isDigits && (row.upc.includes(code) || /\d*$/.exec(own)?.[0] === code)) return 3
  if (!isFound) return null
  if (best.every(({ isInName }) => isInName)) return 4
  return best.every(({ isSure }) => isSure) ? 5 : 6
}

const isBestSeller = ({ row }: StoredItem): boolean => row.lists?.includes('Best_Sellers') ?? false
