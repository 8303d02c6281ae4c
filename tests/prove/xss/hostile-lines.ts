import type { Field } from './fields.ts'
import type { Payload } from './payloads.ts'

/** Lines that together have every payload that fits into one, as many in each as it may be long. */
export function linesOf(all: readonly Payload[], field: Field, longest: number): readonly string[] {
  const lines: string[] = []
  for (const payload of all) {
    const text = payload.in(field)
    const last = lines.at(-1)
    if (text.length > longest) continue
    if (last !== undefined && last.length + 1 + text.length <= longest)
      lines[lines.length - 1] = `${last} ${text}`
    else lines.push(text)
  }
  return lines
}

/** Rows of a value of each column; a column that ends early has an empty text in the rows after it. */
export const zipped = <K extends string>(
  columns: Readonly<Record<K, readonly string[]>>,
): readonly Readonly<Record<K, string>>[] => {
  // Object.entries widens the keys to strings
  const entries = Object.entries(columns) as [K, readonly string[]][]
  return Array.from(
    { length: Math.max(...entries.map(([, lines]) => lines.length)) },
    (_, at) =>
      // fromEntries widens them as well
      Object.fromEntries(entries.map(([name, lines]) => [name, lines[at] ?? ''])) as Record<K, string>,
  )
}

export const chunked = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** The address of a script; `at` chooses the payload. */
export const scriptAddress = (all: readonly Payload[], at: number): string =>
  `javascript:${all[at % all.length]?.in('content.link') ?? ''}`
