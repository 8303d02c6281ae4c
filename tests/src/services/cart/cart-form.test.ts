import { expect, test } from 'vitest'
import type { Call } from '#src/services/platform/client/client.ts'
import { sendCartRequest } from '#src/services/cart/cart-form.ts'

const done = { success: true, errors: [] }
const rejected = { success: false, errors: ['No.'] }

/** A client whose calls are noted; a path without an answer is lost. */
function client(answers: Readonly<Record<string, object>>) {
  const made: unknown[] = []
  const call: Call = (entry, args) => {
    const path = entry.path.replace('api/carts/', '')
    made.push([path, args])
    const answer = answers[path]
    return answer ? Promise.resolve(answer as never) : Promise.reject(new Error('lost'))
  }
  return { made, call }
}

test('a cart is named before it is saved, and stays where it is when its name is rejected', async () => {
  const { made, call } = client({ 'update-cart': done, 'new-cart': done })
  const request = { kind: 'save', cart_name: 'Spring' } as const
  expect(await sendCartRequest(call, request)).toEqual({ kind: 'accepted', fact: { kind: 'saved' } })
  expect(made).toEqual([
    ['update-cart', { body: { cart_name: 'Spring' } }],
    ['new-cart', { body: {} }],
  ])
  const refusing = client({ 'update-cart': rejected })
  expect(await sendCartRequest(refusing.call, request)).toEqual({ kind: 'rejected', errors: ['No.'] })
  expect(refusing.made).toHaveLength(1)
})

test('a cart is discarded only when the other one is loaded, which also counts when that fails', async () => {
  const request = { kind: 'load', id: 7, to: '/cart', discarded: 5 } as const
  const { made, call } = client({ 'set-cart': done })
  const fact = { kind: 'loaded', id: 7, to: '/cart' }
  expect(await sendCartRequest(call, request)).toEqual({ kind: 'accepted', fact })
  expect(made).toEqual([
    ['set-cart', { body: { id: 7 } }],
    ['mark-for-deletion', { body: { id: 5 } }],
  ])
  const refusing = client({ 'set-cart': rejected })
  expect(await sendCartRequest(refusing.call, request)).toEqual({ kind: 'rejected', errors: ['No.'] })
  expect(refusing.made).toHaveLength(1)
})

test.each([
  ['lost', { body: {} }],
  ['rejected', { 'mark-for-deletion': rejected }],
])('[MSG-36] a deletion that is %s is rejected with the fixed text', async (_, answers) => {
  const reply = await sendCartRequest(client(answers).call, { kind: 'delete', id: 7 })
  expect(reply).toEqual({ kind: 'rejected', errors: ['Failed to delete cart'] })
})
