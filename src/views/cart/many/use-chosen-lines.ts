import { useReducer } from 'react'
import type { CartLine } from '#contract/cart/carts.ts'
import { isChangeable } from '#machines/cart/cart.selectors.ts'
import { type ChoiceAction, chooseLines, NOTHING_CHOSEN } from './choose-lines.ts'

/** Which lines are ticked; `choose` keeps its identity, so that a memoized row is not drawn again. */
export function useChosenLines(lines: readonly CartLine[], shown: readonly CartLine[]) {
  const choosable = shown.filter(isChangeable)
  const [{ chosen }, choose] = useReducer(
    (choice: typeof NOTHING_CHOSEN, action: ChoiceAction) =>
      chooseLines(
        choice,
        action,
        choosable.map(({ products_id }) => products_id),
      ),
    NOTHING_CHOSEN,
  )
  const isChosen = (line: CartLine) => isChangeable(line) && chosen.has(line.products_id)
  const chosenLines = lines.filter(isChosen)
  const ofShown = choosable.filter(isChosen).length
  return {
    chosenLines,
    isChosen,
    choose,
    areAllShown: ofShown > 0 && ofShown === choosable.length,
    areSomeShown: ofShown > 0,
  }
}

export type ChosenLines = ReturnType<typeof useChosenLines>
