const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** The text of HTML, one line per block. Not sanitized: render it as text only. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)\s*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()
