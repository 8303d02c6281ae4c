/** Tells the other tabs of this browser that the cart is another one now. */
export function createCartChannel() {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart')
  return {
    tell: () => channel?.postMessage('changed'),
    listen: (listener: () => void) => channel?.addEventListener('message', listener),
  }
}

export type CartChannel = ReturnType<typeof createCartChannel>
