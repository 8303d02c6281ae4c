import { joinPayloads, type Payload } from './payloads.ts'

/** Payloads that stand in one piece of html; a mark tells that the piece was shown. */
export interface HtmlDocument {
  readonly mark: string
  readonly payloads: readonly Payload[]
}

const TOGETHER = 25

/** Whatever breaks its neighbors stands alone. */
export function documents(all: readonly Payload[]): readonly HtmlDocument[] {
  const alone = all.filter(({ isGreedy }) => isGreedy).map((payload) => [payload])
  const others = all.filter(({ isGreedy }) => !isGreedy)
  const packs = Array.from({ length: Math.ceil(others.length / TOGETHER) }, (_, at) =>
    others.slice(at * TOGETHER, (at + 1) * TOGETHER),
  )
  return [...packs, ...alone].map((payloads, index) => ({ mark: `piece ${index} of html`, payloads }))
}

export const htmlOf = (
  { mark, payloads }: HtmlDocument,
  field: 'products.description_html' | 'categories.banner_html',
): string => `<p>${mark}</p>${joinPayloads(payloads, field)}`
