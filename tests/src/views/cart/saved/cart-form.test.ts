import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cartForm } from '#src/views/cart/saved/cart-form.ts'
import { createFormPage } from '#tests/src/views/platform/form/form-page.ts'

interface Shown {
  readonly context: { readonly cart: { readonly id: number } }
}

/** The actor of the cart, as far as the form reads it. */
function shownCart(first: number) {
  let shown: Shown = { context: { cart: { id: first } } }
  const readers = new Set<(shown: Shown) => void>()
  return {
    actor: {
      getSnapshot: () => shown,
      subscribe: (read: (shown: Shown) => void) => {
        readers.add(read)
        return { unsubscribe: () => void readers.delete(read) }
      },
    },
    show: (id: number) => {
      shown = { context: { cart: { id } } }
      for (const read of readers) read(shown)
    },
  }
}

const reloaded = [
  ['cart', { type: 'cart.reload' }],
  ['coupon', { type: 'coupon.load' }],
]

test.each([
  [{ kind: 'saved' }],
  [{ kind: 'renamed' }],
  [{ kind: 'deleted' }],
  [{ kind: 'loaded', id: 7, to: null }],
] as const)('after %o the cart and its coupon are read again, and the page stays', async (fact) => {
  const { done, page } = createFormPage({ cart: shownCart(7).actor })
  cartForm.onAccepted?.(fact, page)
  await setImmediate()
  expect(done).toEqual(reloaded)
})

test('the page goes on only when the loaded cart is shown', async () => {
  const cart = shownCart(5)
  const { done, page } = createFormPage({ cart: cart.actor })
  cartForm.onAccepted?.({ kind: 'loaded', id: 7, to: '/checkout' }, page)
  cart.show(5)
  await setImmediate()
  expect(done).toEqual(reloaded)
  cart.show(7)
  await setImmediate()
  expect(done).toEqual([...reloaded, ['navigate', '/checkout']])
})

test('a page that is left is not led elsewhere by a cart that is shown later', async () => {
  const cart = shownCart(5)
  const { done, page, leave } = createFormPage({ cart: cart.actor })
  cartForm.onAccepted?.({ kind: 'loaded', id: 7, to: '/checkout' }, page)
  leave()
  cart.show(7)
  await setImmediate()
  expect(done).toEqual(reloaded)
})
