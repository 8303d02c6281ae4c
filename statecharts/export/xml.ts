const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML content and attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)

/** The attributes of an element; those without a value are omitted. */
export function attributes(values: Readonly<Record<string, string | number | null | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [`${name}="${escaped(String(value))}"`],
    )
    .join(' ')
}

/** An XML comment; escapes double hyphens, which would end it. */
export const comment = (text: string): string => `<!-- ${text.replaceAll('--', '- -')} -->`
