import { describe, expect, test } from 'vitest'
import { cartModel } from '#machines/cart/cart.model.ts'
import { noCart } from '#machines/cart/cart.setup.ts'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'
import { filled, view } from '#tests/machines/cart/cart-play.ts'
import { play } from '#tests/machines/play.ts'

describe('reading', () => {
  test('[CART-09] [T25] cart, summary and totals are loaded together after the login', async () => {
    const { snapshot, send, answer } = play(cartModel, 'shop')
    expect(snapshot().context).toEqual(noCart)
    send({ type: 'customer.known' })
    expect(snapshot().hasTag('updating')).toBe(true)
    await answer('loadCart', 'filled')
    const { cart, cartSummary, cartTotals } = snapshot().context
    expect({ cart, cartSummary, cartTotals }).toEqual(loadedWith(501, sampleLine))
    expect(snapshot().value).toEqual({ known: { resting: 'ready' } })
  })

  test('[CART-20] a failed load is only logged, and the last cart stays', async () => {
    const { snapshot, emitted, send, answer } = await filled()
    send({ type: 'cart.reload' })
    await answer('loadCart', 'unreachable')
    expect(snapshot().value).toEqual({ known: { resting: 'unreachable' } })
    expect(snapshot().context.cart?.items).toEqual([sampleLine])
    expect(emitted).toEqual([{ type: 'cart.loadFailed', failure: { kind: 'offline' } }])
    send({ type: 'cart.reload' })
    await answer('loadCart', 'filled')
    expect(snapshot().value).toEqual({ known: { resting: 'ready' } })
  })

  test('[CART-19] [CONST-10] the totals step is sent on the cart page only, and the sort is by model', async () => {
    const game = await filled()
    game.send({ type: 'totalsStep.changed', step: '01-cart' })
    expect(view(game)).toEqual({ sort: 1, step: '01-cart' })
    game.send({ type: 'cart.sort', sort: 3 }, { type: 'totalsStep.changed', step: null })
    expect(view(game)).toEqual({ sort: 3, step: null })
  })

  test('[CART-19] a cart page opened before the login is known counts after it', () => {
    const game = play(cartModel, 'shop')
    game.send({ type: 'totalsStep.changed', step: '01-cart' }, { type: 'customer.known' })
    expect(view(game)).toEqual({ sort: 1, step: '01-cart' })
  })

  test('[T25] [T29] a change in another tab is sent to checkout once', async () => {
    const { sent, send, answer } = await filled()
    expect(sent).toEqual([])
    send({ type: 'cart.reload' })
    await answer('loadCart', 'filled')
    expect(sent).toEqual([])
    send({ type: 'cart.reload' })
    await answer('loadCart', 'empty')
    send({ type: 'cart.reload' })
    await answer('loadCart', 'empty')
    expect(sent).toEqual([{ type: 'cart.emptied' }])
  })
})
