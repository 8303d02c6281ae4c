import type { Payload } from './payloads.ts'

/** Payloads that stand in one piece of html; a mark tells that the piece was shown. */
export interface HtmlDocument {
  readonly mark: string
  readonly html: string
}

const TOGETHER = 25

/** Whatever breaks its neighbours stands alone. */
export function documents(all: readonly Payload[]): readonly HtmlDocument[] {
  const alone = all.filter(({ isGreedy }) => isGreedy).map(({ html }) => html)
  const others = all.filter(({ isGreedy }) => !isGreedy).map(({ html }) => html)
  const pieces = Array.from({ length: Math.ceil(others.length / TOGETHER) }, (_, at) =>
    others.slice(at * TOGETHER, (at + 1) * TOGETHER).join('\n'),
  )
  return [...pieces, ...alone].map((html, index) => {
    const mark = `piece ${index} of html`
    return { mark, html: `<p>${mark}</p>${html}` }
  })
}
