import type { CartLine } from '#contract/cart/carts.ts'

/** So many lines can be looked over without a find field. */
export const FEW_LINES = 12

type Named = Pick<CartLine, 'products_model' | 'products_name'>

/** The lines whose model or name contains every word; a model is also found without its dashes. */
export function findLines<Line extends Named>(lines: readonly Line[], text: string): readonly Line[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines
  return lines.filter((line) => {
    const model = plain(line.products_model)
    const searched = `${model} ${model.replaceAll(/[^\da-z]/g, '')} ${plain(line.products_name)}`
    return words.every((word) => searched.includes(word))
  })
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
