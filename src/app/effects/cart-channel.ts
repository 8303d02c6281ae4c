/** Tells the other tabs of this browser that the cart is another one now. */
export function createCartChannel() {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart')
  return {
    notify: () => channel?.postMessage('changed'),
    subscribe: (listener: () => void) => channel?.addEventListener('message', listener),
  }
}

export type CartChannel = ReturnType<typeof createCartChannel>
