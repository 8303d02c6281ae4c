import type { HttpCause, Outcome } from '#machines/platform/model.ts'
import { canonical } from '#statecharts/engine/json.ts'

type Outcomes = Readonly<Record<string, Outcome>>

const longest = 48

/**
 * The HTTP exchange that produces each outcome of a service, by the outcome's name: `offline`, `HTTP 503` and, where
 * several outcomes share a status, the fields in which their bodies differ: `HTTP 200 {success: true, status:
 * "limited"}`. Empty for services without network.
 */
export function causesOf(outcomes: Outcomes): ReadonlyMap<string, string> {
  const names = Object.keys(outcomes)
  return new Map(names.map((name) => [name, causeOf(outcomes, name)]))
}

function causeOf(outcomes: Outcomes, name: string): string {
  const http = outcomes[name]?.http ?? 'none'
  if (typeof http === 'string') return http === 'none' ? '' : http
  const rivals = Object.entries(outcomes).flatMap(([other, outcome]) =>
    other !== name && isSameStatus(outcome.http, http.status) ? [fieldsOf(outcome.http.body)] : [],
  )
  const facts = tellingFields(fieldsOf(http.body), rivals)
  return facts.length === 0 ? `HTTP ${http.status}` : `HTTP ${http.status} {${facts.join(', ')}}`
}

const isSameStatus = (http: HttpCause, status: number): http is Exclude<HttpCause, string> =>
  typeof http !== 'string' && http.status === status

type Fields = ReadonlyMap<string, string>

/**
 * A minimal set of fields that distinguishes a body from the others, chosen greedily: the most selective first, then
 * the outermost.
 */
function tellingFields(body: Fields, rivals: readonly Fields[]): readonly string[] {
  const facts: string[] = []
  let left = rivals
  for (;;) {
    const ruledOut = (path: string) => left.filter((rival) => rival.get(path) !== body.get(path))
    const ranked = [...body.keys()]
      .map((path) => ({ path, count: ruledOut(path).length }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || depth(a.path) - depth(b.path))
    const [best] = ranked
    if (!best) return facts
    facts.push(`${best.path === '' ? '' : `${best.path}: `}${shortened(body.get(best.path) ?? '')}`)
    left = left.filter((rival) => !ruledOut(best.path).includes(rival))
  }
}

const depth = (path: string): number => path.split(/[.[]/).length

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/**
 * The leaf fields of a body as JSON by path: `items: []`, `items[0].quantity: 4`; the path of a body without fields is
 * ''.
 */
function fieldsOf(value: unknown, path = ''): Fields {
  if (Array.isArray(value)) {
    const inner = value.flatMap((part, index) => [...fieldsOf(part, `${path}[${index}]`)])
    return new Map([[path, value.length === 0 ? '[]' : `${value.length} in the list`], ...inner])
  }
  if (typeof value !== 'object' || value === null) return new Map([[path, canonical(value)]])
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...fieldsOf(part, path === '' ? key : `${path}.${key}`)]),
  )
}
