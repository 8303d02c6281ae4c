import { foldText } from '#server/catalogue/item.ts'
import { codeOf, searchedWords } from './search-words.ts'

export interface SearchQuery {
  readonly words: readonly string[]
  /** letters and digits of the whole text, to compare with models and UPCs */
  readonly code: string
  /** "under $100": cents per case, not included; null when the text names none */
  readonly below: number | null
  readonly inStockOnly: boolean
}

const AVAILABLE = /\b(?:in stock|available)(?: only| now)?\b/g
const CEILING =
  /(?:\b(?:under|below|less than|cheaper than|up to|max|maximum|no more than)|<)\s*\$?\s*(\d{1,6}(?:\.\d{1,2})?)(?![\d.]*\s*(?:"|'|%|in\b|inch|mm|ft|feet|foot|g\b|gr|s\b|sec|shot|cue|pk|pack|m\b))(?:\s*(?:dollars?|bucks?|usd))?(?:\s*(?:each|per case|a case))?/g

/** Parses a search text: `willow cake under $100 in stock`. */
export function parseSearch(term: string): SearchQuery {
  let below: number | null = null
  const rest = foldText(term)
    .replaceAll(CEILING, (_, dollars: string) => {
      below = Math.round(Number(dollars) * 100)
      return ' '
    })
    .replaceAll('$', ' ')
  const named = rest.replaceAll(AVAILABLE, ' ')
  return { words: searchedWords(named), code: codeOf(named), below, inStockOnly: named !== rest }
}
