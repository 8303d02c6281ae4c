/** JSON in which every text stands once, and the names of members once for each form of an object. */
export interface PackedJson {
  readonly texts: readonly string[]
  /** names of members */
  readonly forms: readonly (readonly string[])[]
  readonly value: Packed
}

/**
 * A number is the index of a text, a text is a number. A list begins with null where it has numbers only, else with 0; an
 * object is a list that begins with the index of its form, from 1.
 */
type Packed = number | string | boolean | null | readonly Packed[]

const maxFrequent = 90

/**
 * Packs what `unpack` reads back; the most frequent texts get the shortest indexes. The others stay in their order, where
 * similar ones are near each other, which compresses better.
 */
export function pack(value: unknown): PackedJson {
  const counts = new Map<string, number>()
  for (const text of textsIn(value)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const frequent = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, maxFrequent)
  const texts = [...new Set([...frequent.map(([text]) => text), ...counts.keys()])]
  const places = new Map(texts.map((text, at) => [text, at]))
  const forms = new Map<string, number>()
  const packed = (part: unknown): Packed => {
    if (typeof part === 'string') return places.get(part) ?? null
    if (typeof part === 'number') return String(part)
    if (typeof part === 'boolean') return part
    if (Array.isArray(part)) return listOf(part)
    if (typeof part !== 'object' || part === null) return null
    const names = Object.keys(part)
    const form = JSON.stringify(names)
    if (!forms.has(form)) forms.set(form, forms.size + 1)
    return [forms.get(form) ?? 0, ...Object.values(part).map(packed)]
  }
  const listOf = (list: readonly unknown[]): Packed =>
    list.length > 0 && list.every((each): each is number => typeof each === 'number')
      ? [null, ...list]
      : [0, ...list.map(packed)]
  const tree = packed(value)
  return { texts, forms: [...forms.keys()].map((form) => JSON.parse(form) as string[]), value: tree } // keys made above
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part)
}

/** The value that was packed. */
export function unpack({ texts, forms, value }: PackedJson): unknown {
  const plain = (part: Packed): unknown => {
    if (typeof part === 'number') return texts[part]
    if (typeof part === 'string') return Number(part)
    if (typeof part === 'boolean' || part === null) return part
    const [head, ...rest] = part
    if (head === null) return rest
    if (head === 0) return rest.map(plain)
    const names = forms[Number(head) - 1] ?? []
    return Object.fromEntries(names.map((name, at) => [name, plain(rest[at] ?? null)]))
  }
  return plain(value)
}
