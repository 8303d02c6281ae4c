import { describe, expect, test } from 'vitest'
import { addOutcomeOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import { add, addOther, filled, inFlight, items, set, shown } from './cart-play.ts'

const removal = {
  type: 'lines.set',
  reason: 'removal',
  lines: [{ products_id: 31, quantity: 0 }],
} as const
const undo = { type: 'lines.set', reason: 'undo', lines: [{ products_id: 31, quantity: 4 }] } as const

describe('a change of several lines', () => {
  test('[CART-13] is one call that is shown at once; its notice has the quantities for Undo', async () => {
    const game = await filled()
    game.send(removal)
    expect(shown(game)).toEqual([])
    expect(inFlight(game)).toEqual({
      kind: 'lines',
      reason: 'removal',
      lines: removal.lines,
      isReplay: false,
    })
    await game.answer('changeCart', 'removed')
    expect(game.emitted).toEqual([
      { type: 'cart.changed', products_id: null },
      { type: 'notice.linesSet', reason: 'removal', before: [{ products_id: 31, quantity: 4 }] },
    ])
    expect(game.sent).toEqual([{ type: 'cart.emptied' }])
  })

  test('an undo counts its cases until the lines are read, and tells what is back', async () => {
    const game = await filled()
    game.send(removal)
    await game.answer('changeCart', 'removed')
    await game.answer('loadCart', 'empty')
    game.send(undo)
    expect([shown(game), quantityOf(game.snapshot(), 31)]).toEqual([[], 4])
    await game.answer('changeCart', 'linesSet')
    expect([quantityOf(game.snapshot(), 31), game.snapshot().value]).toEqual([4, { known: 'reading' }])
    expect(game.emitted.at(-1)).toEqual({ type: 'notice.linesRestored', count: 1, missing: 0 })
    expect(game.sent.at(-1)).toEqual(items(4))
  })

  test('[CART-16] replaces what waits for its lines alone; an add that comes later is sent after it', async () => {
    const game = await filled()
    const both = [...removal.lines, { products_id: 32, quantity: 5 }]
    game.send(set(6), add, addOther, { ...removal, lines: both }, removal, add)
    expect(game.snapshot().context.queue).toMatchObject([
      { kind: 'lines', lines: both, endsAdds: [31, 32] },
      { kind: 'lines', lines: removal.lines },
      { kind: 'add', products_id: 31 },
    ])
    expect(addOutcomeOf(game.snapshot(), 32)).toEqual({ kind: 'pending' })
    await game.answer('changeCart', 'accepted')
    await game.answer('changeCart', 'removed')
    expect(addOutcomeOf(game.snapshot(), 32)).toEqual({ kind: 'added' })
  })

  test('[CART-16] a conflict sends it once more for the cart as it is then', async () => {
    const game = await filled()
    game.send(removal)
    await game.answer('changeCart', 'conflict')
    await game.answer('loadCart', 'filled')
    expect(inFlight(game)).toMatchObject({ kind: 'lines', isReplay: true })
    await game.answer('changeCart', 'conflict')
    expect(shown(game)).toEqual([[71, 4, 171_216, null]])
    expect(game.emitted).toEqual([
      {
        type: 'notice.cartChangeFailed',
        message: null,
        errors: ['The cart was changed at the same moment.'],
      },
    ])
  })
})
