const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in XML, between tags or in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)

/** Attributes of one element; those without a value are left out. */
export function attributes(values: Readonly<Record<string, string | number | null | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [`${name}="${escaped(String(value))}"`],
    )
    .join(' ')
}

/** A comment; two hyphens would end it. */
export const comment = (text: string): string => `<!-- ${text.replaceAll('--', '- -')} -->`
