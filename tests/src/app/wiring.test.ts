import { expect, test } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { shopMachine } from '#machines/shop/shop.machine.ts'
import { wireShop } from '#src/app/wiring.ts'

const never = () => Promise.reject(new Error('no call is made here'))
const card = {
  wire: () => ({ cc_number: '', cc_expire_month: '', cc_expire_year: '', cc_cvv: '' }),
  isHeld: () => false,
}

/** The actors of a machine that are still the placeholders of its setup, by their way from the root. */
function placeholders(wired: AnyStateMachine, bare: AnyStateMachine, path: string): string[] {
  return Object.entries(bare.implementations.actors).flatMap(([name, placeholder]) => {
    const provided = wired.implementations.actors[name]
    const here = `${path}.${name}`
    if (placeholder instanceof StateMachine) {
      return provided instanceof StateMachine ? placeholders(provided, placeholder, here) : [here]
    }
    return provided === placeholder ? [here] : []
  })
}

test('every actor that a machine names is provided', () => {
  const wired = wireShop({ call: never, card, readStored: () => null })
  expect(placeholders(wired, shopMachine, 'shop')).toEqual([])
})

test('control: an actor that nobody provides is named', () => {
  const names = placeholders(shopMachine, shopMachine, 'shop')
  expect(names).toContain('shop.cart.changeCart')
  expect(names).toContain('shop.checkout.orderSubmission.submitOrder')
})
