import { escaped } from '#statecharts/export/xml.ts'

/** Trusted markup. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | null | readonly Html[]

/** A template tag that escapes values unless they are markup. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, at) => text + markupOf(parts[at] ?? null)).join(''),
})

/** Marks text as trusted markup, such as SVG or CSS. */
export const raw = (markup: string): Html => ({ markup })

export const when = (condition: boolean, part: () => Html): Html => (condition ? part() : raw(''))

function markupOf(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('')
}
