/** Notifies the other tabs of this browser (BroadcastChannel) that the cart has changed; with an id, that this cart is current. */
export function createCartChannel() {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart')
  return {
    notify: (cartId: number | null = null) => channel?.postMessage(cartId),
    /** Calls `reload` unless this tab shows the cart that is current now. */
    subscribe: (shownCartId: () => number | null, reload: () => void) =>
      channel?.addEventListener('message', ({ data }) => {
        if (data === null || data !== shownCartId()) reload()
      }),
  }
}

export type CartChannel = ReturnType<typeof createCartChannel>
