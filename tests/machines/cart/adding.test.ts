import { describe, expect, test } from 'vitest'
import { itemCountOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import { add, addOther, filled, inFlight } from '#tests/machines/cart/cart-play.ts'

describe('an add', () => {
  test('[CART-18] [MSG-32] an add of a product without a line counts in the badge before the server responds', async () => {
    const { snapshot, emitted, send, answer } = await filled()
    send(addOther)
    expect([itemCountOf(snapshot()), quantityOf(snapshot(), 32)]).toEqual([5, 1])
    await answer('changeCart', 'accepted')
    expect(emitted).toEqual([
      { type: 'cart.changed', products_id: 32 },
      { type: 'notice.productAdded', products_id: 32, quantity: 1 },
    ])
  })

  test('[T27] five quick adds of one product are sent as two calls with the exact sum', async () => {
    const game = await filled()
    game.send(add, add, add, add, add)
    expect(quantityOf(game.snapshot(), 31)).toBe(14)
    expect(inFlight(game)).toMatchObject({ kind: 'add', quantity: 2 })
    await game.answer('changeCart', 'accepted')
    expect(inFlight(game)).toMatchObject({ kind: 'add', quantity: 8 })
    await game.answer('changeCart', 'accepted')
    expect(game.snapshot().value).toEqual({ known: 'reading' })
  })

  test('[T27] an add while the cart loads is sent after the load', async () => {
    const game = await filled()
    game.send({ type: 'cart.reload' }, add)
    await game.answer('loadCart', 'filled')
    expect([inFlight(game), quantityOf(game.snapshot(), 31)]).toMatchObject([{ kind: 'add' }, 6])
  })

  test('[CART-16] [CART-20] when the cart cannot be read, queued changes are discarded with a notice', async () => {
    const { snapshot, emitted, send, answer } = await filled()
    send({ type: 'cart.reload' }, add)
    await answer('loadCart', 'unreachable')
    expect(snapshot().context.queue).toEqual([])
    expect(emitted).toEqual([
      { type: 'notice.cartChangeFailed', message: null, errors: [] },
      { type: 'cart.loadFailed', failure: { kind: 'offline' } },
    ])
  })

  test('[T26] after a conflict the cart is reloaded and the change retried once', async () => {
    const game = await filled()
    game.send(add)
    await game.answer('changeCart', 'conflict')
    expect([game.emitted, quantityOf(game.snapshot(), 31)]).toEqual([[], 6])
    await game.answer('loadCart', 'filled')
    expect(inFlight(game)).toMatchObject({ kind: 'add', quantity: 2, isReplay: true })
    await game.answer('changeCart', 'conflict')
    await game.answer('loadCart', 'filled')
    expect(game.snapshot().value).toEqual({ known: { resting: 'ready' } })
    expect(game.emitted).toEqual([
      {
        type: 'notice.cartChangeFailed',
        message: null,
        errors: ['The cart was changed at the same moment.'],
      },
    ])
  })
})
