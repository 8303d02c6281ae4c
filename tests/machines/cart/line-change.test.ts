import { describe, expect, test } from 'vitest'
import { isEmpty, isRushed } from '#machines/cart/cart.selectors.ts'
import {
  addOther,
  changed,
  filled,
  items,
  remove,
  set,
  shown,
  inFlight,
} from '#tests/machines/cart/cart-play.ts'

describe('a change of a line', () => {
  test('[CART-06] [CART-13] [HDR-09] is shown at once, then replaced by the response of the server', async () => {
    const game = await filled()
    game.send(set(6))
    expect(shown(game)).toEqual([[71, 6, 256_824, null]])
    expect(game.snapshot().hasTag('updating')).toBe(true)
    await game.answer('changeCart', 'accepted')
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
    expect(game.emitted).toEqual([changed])
    expect(game.sent).toEqual([items(4)])
  })

  test('[CART-15] reloads the cart at once when the response has no message', async () => {
    const { snapshot, send, answer } = await filled()
    send(set(6))
    await answer('changeCart', 'accepted')
    expect(snapshot().value).toEqual({ known: 'reading' })
  })

  test('[CART-14] [CART-15] a message stays on its line for 5 seconds', async () => {
    const game = await filled()
    game.send(set(6))
    await game.answer('changeCart', 'limited')
    const said = 'Only 4 cases left; quantity set to 4'
    expect(shown(game)).toEqual([[71, 4, 171_216, said]])
    game.pass(4_999)
    expect(game.snapshot().value).toEqual({ known: { resting: 'settling' } })
    game.pass(1)
    expect([game.snapshot().value, shown(game)]).toEqual([{ known: 'reading' }, [[71, 4, 171_216, said]]])
    await game.answer('loadCart', 'filled')
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
  })

  test('[CART-15] another change restarts the 5 seconds', async () => {
    const { snapshot, send, answer, pass } = await filled()
    send(set(6))
    await answer('changeCart', 'limited')
    pass(4_000)
    send(set(5))
    await answer('changeCart', 'limited')
    pass(4_999)
    expect(snapshot().value).toEqual({ known: { resting: 'settling' } })
    pass(1)
    expect(snapshot().value).toEqual({ known: 'reading' })
  })

  test('[CART-15] a message stays when a later change has none', async () => {
    const { snapshot, send, answer } = await filled()
    send(set(6), addOther)
    await answer('changeCart', 'limited')
    await answer('changeCart', 'accepted')
    expect(snapshot().value).toEqual({ known: { resting: 'settling' } })
  })

  test('[CART-17] [MSG-31] quantity 0 removes the line, and the notice has the quantity for Undo', async () => {
    const game = await filled()
    game.send(set(0))
    expect([shown(game), isEmpty(game.snapshot())]).toEqual([[], true])
    expect(inFlight(game)).toEqual({ kind: 'remove', id: 71, products_id: 31, isReplay: false })
    await game.answer('changeCart', 'removed')
    expect(game.emitted).toEqual([changed, { type: 'notice.productsRemoved', products_id: 31, quantity: 4 }])
    expect(game.sent).toEqual([{ type: 'cart.emptied' }])
  })

  test('[CART-16] a rejection restores the old quantity, shows the reason and reloads the cart', async () => {
    const game = await filled()
    game.send(set(6))
    await game.answer('changeCart', 'soldOut')
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
    expect(game.snapshot().value).toEqual({ known: 'reading' })
    expect(game.emitted).toEqual([
      { type: 'notice.cartChangeFailed', message: 'This product is sold out.', errors: [] },
    ])
    expect(game.sent).toEqual([])
  })

  test('[CART-16] a lost response restores the old quantity and reloads the cart', async () => {
    const game = await filled()
    game.send(remove)
    await game.answer('changeCart', 'lost')
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
    expect(game.emitted).toEqual([{ type: 'notice.cartChangeFailed', message: null, errors: [] }])
  })

  test('[CART-16] while a change is in flight, only the last further input is sent after it', async () => {
    const game = await filled()
    game.send(set(5), set(6), set(7), set(8))
    expect(shown(game)).toEqual([[71, 8, 342_432, null]])
    await game.answer('changeCart', 'accepted')
    expect(inFlight(game)).toMatchObject({ kind: 'set', quantity: 8 })
    expect(shown(game)).toEqual([[71, 8, 342_432, null]])
  })
})

describe('rush shipping', () => {
  test('[DATA-17] is shown at once, then the totals are reloaded', async () => {
    const game = await filled()
    game.send({ type: 'rush.set', rush_shipping: true })
    expect([isRushed(game.snapshot()), inFlight(game)]).toEqual([true, { kind: 'rush', rush_shipping: true }])
    await game.answer('changeCart', 'rushed')
    expect([isRushed(game.snapshot()), game.snapshot().value]).toEqual([true, { known: 'reading' }])
    expect(game.emitted).toEqual([{ type: 'cart.changed', products_id: null }])
  })

  test('[DATA-17] is undone with a notice when the server does not offer it', async () => {
    const game = await filled()
    game.send({ type: 'rush.set', rush_shipping: true })
    await game.answer('changeCart', 'soldOut')
    expect([isRushed(game.snapshot()), game.emitted]).toEqual([
      false,
      [{ type: 'notice.cartChangeFailed', message: 'This product is sold out.', errors: [] }],
    ])
  })

  test('[DATA-17] is not retried after a conflict, because the server retries it', async () => {
    const game = await filled()
    game.send({ type: 'rush.set', rush_shipping: true })
    await game.answer('changeCart', 'conflict')
    expect([isRushed(game.snapshot()), game.snapshot().context.queue]).toEqual([false, []])
  })
})
