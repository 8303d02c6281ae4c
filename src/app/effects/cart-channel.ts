/** Notifies the other tabs of this browser (BroadcastChannel) that another cart is current. */
export function createCartChannel() {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart')
  return {
    notify: () => channel?.postMessage('changed'),
    subscribe: (listener: () => void) => channel?.addEventListener('message', listener),
  }
}

export type CartChannel = ReturnType<typeof createCartChannel>
