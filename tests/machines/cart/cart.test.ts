import { describe, expect, test } from 'vitest'
import { cartModel } from '#machines/cart/cart.model.ts'
import { isEmpty, itemCountOf, linesOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import { noCart } from '#machines/cart/cart-setup.ts'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'
import { play } from '#tests/machines/play.ts'

const add = { type: 'line.add', products_id: 31, quantity: 2 } as const
const addOther = { type: 'line.add', products_id: 32, quantity: 1 } as const
const set = (quantity: number) => ({ type: 'line.setQuantity', id: 71, products_id: 31, quantity }) as const
const remove = { type: 'line.remove', id: 71, products_id: 31 } as const
const changed = { type: 'cart.changed', products_id: 31 }
const items = (quantity: number) => ({ type: 'items.changed', items: [{ products_id: 31, quantity }] })

async function filled() {
  const game = play(cartModel, 'shop')
  game.send({ type: 'customer.known' })
  await game.answer('loadCart', 'filled')
  return game
}
const shown = ({ snapshot }: { readonly snapshot: () => Parameters<typeof linesOf>[0] }) =>
  linesOf(snapshot()).map(({ id, quantity, total_price, message }) => [id, quantity, total_price, message])
const wish = ({ snapshot }: Awaited<ReturnType<typeof filled>>) => {
  const { input } = snapshot().children.changeCart?.getSnapshot() ?? {}
  return input && 'change' in input ? input.change : undefined
}

describe('reading', () => {
  test('[CART-09] [T25] cart, summary and totals come together when a customer is known', async () => {
    const { snapshot, send, answer } = play(cartModel, 'shop')
    expect(snapshot().context).toEqual(noCart)
    send({ type: 'customer.known' })
    expect(snapshot().hasTag('updating')).toBe(true)
    await answer('loadCart', 'filled')
    const { cart, cartSummary, cartTotals } = snapshot().context
    expect({ cart, cartSummary, cartTotals }).toEqual(loadedWith(501, sampleLine))
    expect(snapshot().value).toEqual({ known: { resting: 'ready' } })
  })

  test('[CART-20] a reading that fails is only reported for the log, and the last cart stays', async () => {
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

  test('[CART-19] [CONST-10] the step goes along on the cart page only, and the sort is the model', async () => {
    const { snapshot, send } = await filled()
    const input = () => snapshot().children.loadCart?.getSnapshot().input
    send({ type: 'totalsStep.changed', step: '01-cart' })
    expect(input()).toEqual({ sort: 1, step: '01-cart' })
    send({ type: 'cart.sort', sort: 3 }, { type: 'totalsStep.changed', step: null })
    expect(input()).toEqual({ sort: 3, step: null })
  })

  test('[CART-19] a page that is open before the customer is known is remembered', () => {
    const { snapshot, send } = play(cartModel, 'shop')
    send({ type: 'totalsStep.changed', step: '01-cart' }, { type: 'customer.known' })
    expect(snapshot().children.loadCart?.getSnapshot().input).toEqual({ sort: 1, step: '01-cart' })
  })

  test('[T25] [T29] what another tab changed is told to checkout, once', async () => {
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

describe('a change of a line', () => {
  test('[CART-06] [CART-13] [HDR-09] is shown at once, then replaced by what the server says', async () => {
    const game = await filled()
    game.send(set(6))
    expect(shown(game)).toEqual([[71, 6, 256_824, null]])
    expect(game.snapshot().hasTag('updating')).toBe(true)
    await game.answer('changeCart', 'accepted')
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
    expect(game.emitted).toEqual([changed])
    expect(game.sent).toEqual([items(4)])
  })

  test('[CART-15] without a message the cart is read again at once', async () => {
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

  test('[CART-15] a new change starts the 5 seconds again', async () => {
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

  test('[CART-15] a message of one change outlives a later change that brings none', async () => {
    const { snapshot, send, answer } = await filled()
    send(set(6), addOther)
    await answer('changeCart', 'limited')
    await answer('changeCart', 'accepted')
    expect(snapshot().value).toEqual({ known: { resting: 'settling' } })
  })

  test('[CART-17] [MSG-31] quantity 0 removes the line, and an Undo knows what to add again', async () => {
    const game = await filled()
    game.send(set(0))
    expect([shown(game), isEmpty(game.snapshot())]).toEqual([[], true])
    expect(wish(game)).toEqual({ kind: 'remove', id: 71, products_id: 31, isReplay: false })
    await game.answer('changeCart', 'removed')
    expect(game.emitted).toEqual([changed, { type: 'notice.productsRemoved', products_id: 31, quantity: 4 }])
    expect(game.sent).toEqual([{ type: 'cart.emptied' }])
  })

  test('[CART-16] a refusal brings the old quantity back, tells why and reads the cart', async () => {
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

  test('[CART-16] so does an answer that is lost', async () => {
    const game = await filled()
    game.send(remove)
    await game.answer('changeCart', 'lost')
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
    expect(game.emitted).toEqual([{ type: 'notice.cartChangeFailed', message: null, errors: [] }])
  })

  test('[CART-16] while one is in flight the last input waits, and is what is sent', async () => {
    const game = await filled()
    game.send(set(5), set(6), set(7), set(8))
    expect(shown(game)).toEqual([[71, 8, 342_432, null]])
    await game.answer('changeCart', 'accepted')
    expect(wish(game)).toMatchObject({ kind: 'set', quantity: 8 })
    expect(shown(game)).toEqual([[71, 8, 342_432, null]])
  })
})

describe('an add', () => {
  test('[CART-18] [MSG-32] a product without a line counts at once', async () => {
    const { snapshot, emitted, send, answer } = await filled()
    send(addOther)
    expect([itemCountOf(snapshot()), quantityOf(snapshot(), 32)]).toEqual([5, 1])
    await answer('changeCart', 'accepted')
    expect(emitted).toEqual([
      { type: 'cart.changed', products_id: 32 },
      { type: 'notice.productAdded', products_id: 32, quantity: 1 },
    ])
  })

  test('[T27] five quick adds of one product are one in flight and one of the exact rest', async () => {
    const game = await filled()
    game.send(add, add, add, add, add)
    expect(quantityOf(game.snapshot(), 31)).toBe(14)
    expect(wish(game)).toMatchObject({ kind: 'add', quantity: 2 })
    await game.answer('changeCart', 'accepted')
    expect(wish(game)).toMatchObject({ kind: 'add', quantity: 8 })
    await game.answer('changeCart', 'accepted')
    expect(game.snapshot().value).toEqual({ known: 'reading' })
  })

  test('[T27] an add while the cart is read waits for it', async () => {
    const game = await filled()
    game.send({ type: 'cart.reload' }, add)
    await game.answer('loadCart', 'filled')
    expect([wish(game)?.kind, quantityOf(game.snapshot(), 31)]).toEqual(['add', 6])
  })

  test('[CART-16] [CART-20] what waits for a cart that cannot be read is given up and told', async () => {
    const { snapshot, emitted, send, answer } = await filled()
    send({ type: 'cart.reload' }, add)
    await answer('loadCart', 'unreachable')
    expect(snapshot().context.queue).toEqual([])
    expect(emitted).toEqual([
      { type: 'notice.cartChangeFailed', message: null, errors: [] },
      { type: 'cart.loadFailed', failure: { kind: 'offline' } },
    ])
  })

  test('[T26] a conflict reads the cart and repeats the change once', async () => {
    const game = await filled()
    game.send(add)
    await game.answer('changeCart', 'conflict')
    expect([game.emitted, quantityOf(game.snapshot(), 31)]).toEqual([[], 6])
    await game.answer('loadCart', 'filled')
    expect(wish(game)).toMatchObject({ kind: 'add', quantity: 2, isReplay: true })
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

describe('another cart', () => {
  const stale = { type: 'cart.stale', new_cart_id: 502, sort: 1, step: null }

  test('[CART-10] [CART-12] [T21] it is told, and the pending add is repeated once on the new cart', async () => {
    const game = await filled()
    game.send(add, addOther, set(9))
    await game.answer('changeCart', 'stale')
    expect(game.snapshot().value).toEqual({ known: 'recovering' })
    expect(game.sent).toEqual([stale])
    game.send({ type: 'cart.recovered', loaded: loadedWith(502) })
    expect(wish(game)).toEqual({ kind: 'add', products_id: 31, quantity: 2, isReplay: true })
    await game.answer('changeCart', 'accepted')
    expect(wish(game)).toMatchObject({ products_id: 32, quantity: 1, isReplay: false })
    await game.answer('changeCart', 'accepted')
    expect(game.snapshot().value).toEqual({ known: 'reading' })
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

  test('[T21] an add that went into the new cart already is not repeated', async () => {
    const game = await filled()
    game.send(add)
    await game.answer('changeCart', 'moved')
    expect([game.snapshot().value, game.snapshot().context.queue]).toEqual([{ known: 'recovering' }, []])
  })

  test('[CART-12] a change of a line of the cart that is gone is dropped', async () => {
    const game = await filled()
    game.send(set(6))
    await game.answer('changeCart', 'stale')
    game.send(set(7), remove, { type: 'cart.recovered', loaded: loadedWith(502, sampleLine) })
    expect(game.snapshot().value).toEqual({ known: { resting: 'ready' } })
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
  })

  test('[CART-10] an id that the cart has already is no news', async () => {
    const game = await filled()
    game.send({ type: 'cart.recovered', loaded: loadedWith(502, sampleLine) }, add)
    await game.answer('changeCart', 'stale')
    expect([game.snapshot().value, game.sent]).toEqual([{ known: 'reading' }, []])
  })
})

test('[SES-13] [T34] when the customer leaves, nothing of the cart is left, whatever was in flight', async () => {
  const { snapshot, send, answer } = await filled()
  send({ type: 'totalsStep.changed', step: '01-cart' }, { type: 'cart.sort', sort: 2 })
  await answer('loadCart', 'filled')
  send(set(6), addOther, { type: 'customer.left' })
  expect([snapshot().value, snapshot().context]).toEqual(['noCustomer', noCart])
  await expect(answer('changeCart', 'accepted')).rejects.toThrow('cannot answer')
})
