import type { Product } from '#contract/catalogue/products.ts'

export interface WrittenQuery {
  readonly text: string
  /** models that the first five results must include */
  readonly models: readonly string[]
  /** what each of the first five results must be */
  readonly conditions: readonly ((product: Product) => boolean)[]
}

/** Parses lines of `text => MODEL …`, `text => field:part field:part` or `text => none`. */
export const writtenQueries = (lines: string): readonly WrittenQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', expected = ''] = line.split(' => ')
      const isConditions = expected.includes(':')
      return {
        text,
        models: isConditions || expected === 'none' ? [] : expected.split(' '),
        conditions: isConditions ? expected.split(/ (?=[a-z]+:)/).map(conditionOf) : [],
      }
    })

function conditionOf(text: string): (product: Product) => boolean {
  const [field = '', part = ''] = text.split(':')
  const check = CONDITIONS[field]
  if (check === undefined || part === '') throw new Error(`"${text}" is no condition`)
  return (product) => check(product, part)
}

const CONDITIONS: Readonly<Record<string, (product: Product, part: string) => boolean>> = {
  category: ({ category }, part) => category.includes(part),
  brand: ({ manufacturers_name: brand }, part) => brand.includes(part),
  effect: ({ effects }, part) => effects.includes(part),
  color: ({ colors }, part) => colors.includes(part),
  pattern: ({ firing_pattern: pattern }, part) => pattern === part,
  caliber: ({ caliber }, part) => caliber === part,
  shots: ({ shots }, part) => shots === Number(part),
  packaging: ({ products_packaging: packaging }, part) => packaging === part,
  stock: ({ quantity }) => quantity > 0,
  below: ({ price }, part) => price !== undefined && price < Number(part) * 100,
}

export const isAnswered = ({ models, conditions }: WrittenQuery, found: readonly Product[]): boolean => {
  const top = found.slice(0, TOP)
  if (conditions.length > 0)
    return top.length > 0 && top.every((product) => conditions.every((holds) => holds(product)))
  const shown = top.map((product) => product.products_model)
  return models.length === 0 ? shown.length === 0 : models.every((model) => shown.includes(model))
}

const TOP = 5
