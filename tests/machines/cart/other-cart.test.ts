import { describe, expect, test } from 'vitest'
import { cartModel } from '#machines/cart/cart.model.ts'
import { noCart } from '#machines/cart/cart.setup.ts'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'
import { play } from '#tests/machines/play.ts'
import { add, addOther, filled, remove, set, shown, inFlight } from '#tests/machines/cart/cart-play.ts'

describe('another cart', () => {
  const superseded = { type: 'cart.superseded', new_cart_id: 502, isApplied: false } as const
  const stale = { type: 'cart.stale', cart_id: 501, new_cart_id: 502, sort: 1, step: null }

  test('[CART-10] [CART-12] [T21] is reported to staleCart, and the pending add is repeated once on the new cart', async () => {
    const game = await filled()
    game.send(add, addOther, set(9))
    await game.answer('changeCart', 'stale')
    expect(game.snapshot().value).toEqual({ known: 'recovering' })
    expect(game.sent).toEqual([stale])
    game.send({ type: 'cart.recovered', loaded: loadedWith(502) })
    expect(inFlight(game)).toEqual({ kind: 'add', products_id: 31, quantity: 2, isReplay: true })
    await game.answer('changeCart', 'accepted')
    expect(inFlight(game)).toMatchObject({ products_id: 32, quantity: 1, isReplay: false })
    await game.answer('changeCart', 'accepted')
    expect(game.snapshot().value).toEqual({ known: 'reading' })
  })

  test('[CART-12] rush shipping that is set while another cart is read is dropped, because it was meant for the old one', async () => {
    const game = await filled()
    game.send(superseded, { type: 'rush.set', rush_shipping: true })
    game.send({ type: 'cart.recovered', loaded: loadedWith(502) })
    expect(game.snapshot().value).toEqual({ known: { resting: 'ready' } })
    expect(game.snapshot().context.cart?.rush_shipping).toBe(false)
  })

  test('[T21] the same add is not repeated a second time', async () => {
    const game = await filled()
    game.send(add)
    await game.answer('changeCart', 'stale')
    game.send({ type: 'cart.reload' })
    await game.answer('loadCart', 'filled')
    await game.answer('changeCart', 'stale')
    expect(game.snapshot().context.queue).toEqual([])
  })

  test('[T21] an add that was already applied to the new cart is not repeated', async () => {
    const game = await filled()
    game.send(add)
    await game.answer('changeCart', 'moved')
    expect([game.snapshot().value, game.snapshot().context.queue]).toEqual([{ known: 'recovering' }, []])
  })

  test('[CART-12] a change of a line of the old cart is dropped', async () => {
    const game = await filled()
    game.send(set(6))
    await game.answer('changeCart', 'stale')
    game.send(set(7), remove, { type: 'cart.recovered', loaded: loadedWith(502, sampleLine) })
    expect(game.snapshot().value).toEqual({ known: { resting: 'ready' } })
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
  })

  test('[CART-10] [T21] any response can name it: the change in flight is abandoned, its add repeated on the new cart', async () => {
    const game = await filled()
    game.send(add, addOther, set(9), superseded)
    expect(game.snapshot().value).toEqual({ known: 'recovering' })
    expect(game.sent).toEqual([stale])
    await expect(game.answer('changeCart', 'accepted')).rejects.toThrow('cannot answer')
    game.send({ type: 'cart.recovered', loaded: loadedWith(502) })
    expect(inFlight(game)).toEqual({ kind: 'add', products_id: 31, quantity: 2, isReplay: true })
  })

  test('[CART-10] a response that names the shown cart, or arrives before a cart is loaded, changes nothing', async () => {
    const game = play(cartModel, 'shop')
    game.send(superseded, { type: 'customer.known' }, superseded)
    expect(game.snapshot().value).toEqual({ known: 'reading' })
    await game.answer('loadCart', 'filled')
    game.send({ ...superseded, new_cart_id: 501 })
    expect([game.snapshot().value, game.sent]).toEqual([{ known: { resting: 'ready' } }, []])
  })

  test('[CART-10] a response with the id of the loaded cart changes nothing', async () => {
    const game = await filled()
    game.send({ type: 'cart.recovered', loaded: loadedWith(502, sampleLine) }, add)
    await game.answer('changeCart', 'stale')
    expect([game.snapshot().value, game.sent]).toEqual([{ known: 'reading' }, []])
  })
})

describe('a reading that brings another cart', () => {
  const other = [
    { type: 'cart.replaced', cart_id: 501, new_cart_id: 502 },
    { type: 'items.changed', items: [{ products_id: 31, quantity: 4 }] },
  ]
  const switched = { type: 'cart.switched', cart_id: 502 }

  test('[CART-12] [T5] is told to checkout, which has the items of the first, and to the other tabs', async () => {
    const game = await filled()
    game.send({ type: 'cart.reload' })
    await game.answer('loadCart', 'other')
    expect([game.snapshot().value, game.sent, game.emitted]).toEqual([
      { known: { resting: 'ready' } },
      other,
      [switched],
    ])
    expect(game.snapshot().context.notifiedItems).toEqual([{ products_id: 31, quantity: 4 }])
  })

  test('[CART-12] drops changes of lines that are gone and sends the adds', async () => {
    const game = await filled()
    game.send({ type: 'cart.reload' }, set(9), addOther)
    await game.answer('loadCart', 'other')
    expect(inFlight(game)).toEqual({ kind: 'add', products_id: 32, quantity: 1, isReplay: false })
    expect(game.snapshot().context.queue).toEqual([])
    expect(game.sent).toEqual(other.slice(0, 1))
  })

  test('the first reading and one of the same cart tell nobody', async () => {
    const game = await filled()
    game.send({ type: 'cart.reload' })
    await game.answer('loadCart', 'filled')
    expect([game.sent, game.emitted]).toEqual([[], []])
  })
})

test('[SES-13] [T34] a logout clears the cart, whatever is in flight', async () => {
  const { snapshot, send, answer } = await filled()
  send({ type: 'totalsStep.changed', step: '01-cart' }, { type: 'cart.sort', sort: 2 })
  await answer('loadCart', 'filled')
  send(set(6), addOther, { type: 'customer.left' })
  expect([snapshot().value, snapshot().context]).toEqual(['noCustomer', noCart])
  await expect(answer('changeCart', 'accepted')).rejects.toThrow('cannot answer')
})
