import { expect, test } from 'vitest'
import { addOutcomeOf } from '#machines/cart/cart.selectors.ts'
import { loadedWith } from '#machines/cart/cart-samples.ts'
import { add, addOther, filled, remove, set } from './cart-play.ts'

type Game = Awaited<ReturnType<typeof filled>>
const outcomes = ({ snapshot }: Game) => [31, 32].map((product) => addOutcomeOf(snapshot(), product))
const pending = { kind: 'pending' }
const added = { kind: 'added' }
const silent = { kind: 'refused', message: null, errors: [] }

test('each of many adds has its own outcome, and a refusal the reason of the server', async () => {
  const game = await filled()
  expect(outcomes(game)).toEqual([undefined, undefined])
  game.send(add, addOther)
  expect(outcomes(game)).toEqual([pending, pending])
  await game.answer('changeCart', 'accepted')
  expect(outcomes(game)).toEqual([added, pending])
  await game.answer('changeCart', 'soldOut')
  expect(outcomes(game)).toEqual([
    added,
    { kind: 'refused', message: 'This product is sold out.', errors: [] },
  ])
})

test('an outcome stays until the product is added again; other changes have none', async () => {
  const game = await filled()
  game.send(add)
  await game.answer('changeCart', 'lost')
  await game.answer('loadCart', 'filled')
  expect(outcomes(game)).toEqual([silent, undefined])
  game.send(set(9))
  await game.answer('changeCart', 'lost')
  await game.answer('loadCart', 'filled')
  expect(outcomes(game)).toEqual([silent, undefined])
  game.send(add)
  expect(outcomes(game)).toEqual([pending, undefined])
})

test('an add that a quantity or a removal replaces before it is sent ends as that change does', async () => {
  for (const change of [set(9), remove])
    for (const [reply, outcome] of [
      ['accepted', added],
      ['soldOut', { kind: 'refused', message: 'This product is sold out.', errors: [] }],
      ['lost', silent],
    ] as const) {
      const game = await filled()
      game.send(addOther, add, change)
      expect(outcomes(game)).toEqual([pending, pending])
      await game.answer('changeCart', 'accepted')
      expect(outcomes(game)).toEqual([pending, added])
      await game.answer('changeCart', reply)
      expect(outcomes(game)).toEqual([outcome, added])
    }
})

test('an add that several quantities replace ends as the last of them does', async () => {
  const game = await filled()
  game.send(addOther, add, set(9), set(8))
  await game.answer('changeCart', 'accepted')
  expect(outcomes(game)).toEqual([pending, added])
  await game.answer('changeCart', 'accepted')
  expect(outcomes(game)).toEqual([added, added])
})

test('[CART-12] an add that a quantity has replaced is refused when another cart drops the quantity', async () => {
  const game = await filled()
  game.send(addOther, add, set(9), { type: 'cart.superseded', new_cart_id: 502, isApplied: true })
  expect(outcomes(game)).toEqual([silent, added])
})

test('[CART-12] an add that is not repeated, because a quantity was chosen after it, ends as the quantity does', async () => {
  const game = await filled()
  game.send(add, set(9))
  await game.answer('changeCart', 'conflict')
  expect(outcomes(game)).toEqual([pending, undefined])
  await game.answer('loadCart', 'filled')
  await game.answer('changeCart', 'accepted')
  expect(outcomes(game)).toEqual([added, undefined])
})

test('adds that wait for a cart that cannot be read are refused', async () => {
  const game = await filled()
  game.send({ type: 'cart.reload' }, addOther)
  await game.answer('loadCart', 'unreachable')
  expect(outcomes(game)).toEqual([undefined, silent])
})

test('[CART-12] [T21] an add that went into the new cart was added; one that was not is sent once more', async () => {
  const moved = await filled()
  moved.send(add)
  await moved.answer('changeCart', 'moved')
  expect(outcomes(moved)).toEqual([added, undefined])
  const stale = await filled()
  stale.send(add)
  await stale.answer('changeCart', 'stale')
  expect(outcomes(stale)).toEqual([pending, undefined])
  stale.send({ type: 'cart.recovered', loaded: loadedWith(502) })
  await stale.answer('changeCart', 'accepted')
  expect(outcomes(stale)).toEqual([added, undefined])
})

test('[SES-13] nothing of it is left when the customer leaves', async () => {
  const game = await filled()
  game.send(add)
  await game.answer('changeCart', 'accepted')
  game.send({ type: 'customer.left' })
  expect(game.snapshot().context.addOutcomes).toEqual({})
})
