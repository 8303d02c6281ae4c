import { safeParse } from 'valibot'
import { ProductFilter } from '#contract/products.ts'

const PATH_FIELDS: Readonly<Record<string, 'category_url' | 'brand_url' | 'list_url'>> = {
  c: 'category_url',
  b: 'brand_url',
  l: 'list_url',
}
const ALIASES: Readonly<Record<string, string>> = { category: 'c', brand: 'b', list: 'l' }

/**
 * The filter of a plain listing URL (`/sl/c/Comets,Mines/b/Acme` and its aliases), or null. URLs with a query or
 * another shape are parsed in the app only.
 */
export function filterOfPath(path: string): ProductFilter | null {
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '')
  const prefix = first.toLowerCase()
  const isWhole = prefix === 'sl' || prefix === 'shoplist'
  const segments = isWhole ? rest : [ALIASES[prefix] ?? prefix, ...rest]
  if (!isWhole && !PATH_FIELDS[(segments[0] ?? '').toLowerCase()]) return null
  const fields = valuesOf(segments, first !== prefix)
  const read = fields && safeParse(ProductFilter, { ...fields, current_path: path })
  return read?.success ? read.output : null
}

/** The segment right after a marker is always a value; so are all up to the next marker. */
function valuesOf(segments: readonly string[], isInCapitals: boolean): Record<string, string[]> | null {
  const fields: Record<string, string[]> = {}
  let field: string | undefined
  let expectsValue = false
  for (const segment of segments) {
    const name = field === undefined || isInCapitals ? segment.toLowerCase() : segment
    const marker: string | undefined = expectsValue ? undefined : PATH_FIELDS[name]
    if (marker) field = marker
    else if (!field || segment.length > LONGEST) return null
    else fields[field] = [...(fields[field] ?? []), ...decoded(segment).split(',').filter(Boolean)]
    expectsValue = marker !== undefined
  }
  return Object.values(fields).some((values) => values.length > MOST) ? null : fields
}

const LONGEST = 80
const MOST = 20

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
