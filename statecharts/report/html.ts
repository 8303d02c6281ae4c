import { escaped } from '#statecharts/export/xml.ts'

/** Markup that may stand in a page as it is. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | null | readonly Html[]

/** A template whose values are escaped unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, at) => text + markupOf(parts[at] ?? null)).join(''),
})

/** Text that is markup already: a picture, a style. */
export const raw = (markup: string): Html => ({ markup })

export const when = (condition: boolean, part: () => Html): Html => (condition ? part() : raw(''))

function markupOf(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('')
}
