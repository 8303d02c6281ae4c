export type Encoding = 'br' | 'gzip'

/** The preferred content coding of an Accept-Encoding header (RFC 9110: weights, `*`, `q=0`), or null for identity. */
export function acceptedEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | null {
  if (!header || offered.length === 0) return null
  const weights = new Map(header.split(',').map(weightOf))
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = [...offered].sort((left, right) => weight(right) - weight(left) || (left === 'br' ? -1 : 1))
  return best && weight(best) > 0 ? best : null
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
  const q = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
  return [name.trim(), q === undefined ? 1 : Number(q.slice(2)) || 0]
}
