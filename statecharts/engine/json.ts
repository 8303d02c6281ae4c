export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** What survives being written as JSON; undefined becomes null. */
export const jsonOf = (value: unknown): Json =>
  value === undefined ? null : JSON.parse(JSON.stringify(value))

/** JSON with sorted keys: equal values give equal texts, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return textOf(value, canonical)
}

const texts = new WeakMap<object, string>()

/** The same for contexts, whose parts are never changed once made: each part is written once. */
export function contextText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value, contextText)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = textOf(value, contextText)
  texts.set(value, text)
  return text
}

/** Written out as loops: exploring spends a good part of its time here. */
function textOf(value: unknown, inner: (part: unknown) => string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const part of value) text += text === '' ? inner(part) : `,${inner(part)}`
    return `[${text}]`
  }
  const record = value as Readonly<Record<string, unknown>> // any object that is no array
  for (const key of Object.keys(record).sort()) {
    const part = record[key]
    if (part === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${inner(part)}`
  }
  return `{${text}}`
}
