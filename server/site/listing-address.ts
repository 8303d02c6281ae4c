import { safeParse } from 'valibot'
import { isListingPath, parseListingPath } from '#contract/listing-path.ts'
import { ProductFilter } from '#contract/products.ts'

/** characters of a segment */
const LONGEST = 80
/** values of a filter */
const MOST = 20

/**
 * The filter of a plain listing URL (`/sl/c/Comets,Mines/b/Acme` and its aliases), or null. URLs with a query or
 * another shape are parsed in the app only.
 */
export function filterOfPath(path: string): ProductFilter | null {
  if (!isListingPath(path) || path.split('/').some((segment) => segment.length > LONGEST)) return null
  const { filters, isPlain } = parseListingPath(path)
  if (!isPlain) return null
  const fields = Object.entries(filters).map(([field, values]) => [field, values.filter(Boolean)] as const)
  if (fields.some(([, values]) => values.length > MOST)) return null
  const read = safeParse(ProductFilter, { ...Object.fromEntries(fields), current_path: path })
  return read.success ? read.output : null
}
