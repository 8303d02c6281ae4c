export interface Choice {
  /** products, which keep their id when a removed line is given back */
  readonly chosen: ReadonlySet<number>
  /** the product that was chosen or left out last: where a range starts */
  readonly last: number | null
}

export type ChoiceAction =
  /** `isRange`: with Shift, all lines from the last one on */
  | { readonly kind: 'one'; readonly product: number; readonly isChosen: boolean; readonly isRange: boolean }
  /** all lines shown; those that are not shown stay as they are */
  | { readonly kind: 'shown'; readonly isChosen: boolean }
  | { readonly kind: 'none' }

export const NOTHING_CHOSEN: Choice = { chosen: new Set(), last: null }

/** @param shown the products of the lines shown, in their order */
export function chooseLines(choice: Choice, action: ChoiceAction, shown: readonly number[]): Choice {
  if (action.kind === 'none') return NOTHING_CHOSEN
  if (action.kind === 'shown') return { chosen: changed(choice, shown, action.isChosen), last: null }
  const { product, isChosen, isRange } = action
  const products = isRange ? between(shown, choice.last, product) : [product]
  return { chosen: changed(choice, products, isChosen), last: product }
}

function changed({ chosen }: Choice, products: readonly number[], isChosen: boolean): ReadonlySet<number> {
  if (isChosen) return new Set([...chosen, ...products])
  return new Set([...chosen].filter((product) => !products.includes(product)))
}

function between(shown: readonly number[], last: number | null, product: number): readonly number[] {
  const [start, end] = [last === null ? -1 : shown.indexOf(last), shown.indexOf(product)]
  return start < 0 ? [product] : shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}
