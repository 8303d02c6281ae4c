import { cartModel } from '#machines/cart/cart.model.ts'
import { linesOf } from '#machines/cart/cart.selectors.ts'
import { play } from '#tests/machines/play.ts'

export const add = { type: 'line.add', products_id: 31, quantity: 2 } as const
export const addOther = { type: 'line.add', products_id: 32, quantity: 1 } as const
export const set = (quantity: number) =>
  ({ type: 'line.setQuantity', id: 71, products_id: 31, quantity }) as const
export const remove = { type: 'line.remove', id: 71, products_id: 31 } as const
export const changed = { type: 'cart.changed', products_id: 31 }
export const items = (quantity: number) => ({ type: 'items.changed', items: [{ products_id: 31, quantity }] })

/** An idle cart with one line of 4 cases. */
export async function filled() {
  const game = play(cartModel, 'shop')
  game.send({ type: 'customer.known' })
  await game.answer('loadCart', 'filled')
  return game
}

/** Id, quantity, total and message of every line. */
export const shown = ({ snapshot }: { readonly snapshot: () => Parameters<typeof linesOf>[0] }) =>
  linesOf(snapshot()).map(({ id, quantity, total_price, message }) => [id, quantity, total_price, message])

type Game = Pick<Awaited<ReturnType<typeof filled>>, 'snapshot'>

const inputOf = ({ snapshot }: Game, actor: 'loadCart' | 'changeCart'): unknown => {
  const asked = snapshot().children[actor]?.getSnapshot()
  return asked && 'input' in asked ? asked.input : undefined
}

/** The change in flight. */
export const inFlight = (game: Game): unknown => {
  const input = inputOf(game, 'changeCart')
  return typeof input === 'object' && input !== null && 'change' in input ? input.change : undefined
}

/** The totals step of the read in flight. */
export const view = (game: Game): unknown => inputOf(game, 'loadCart')
