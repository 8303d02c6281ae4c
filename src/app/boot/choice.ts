import type { Choice } from '#src/views/shop/shop-context.ts'

/** An observable value that is persisted on change. */
export function createChoice<T>(start: T, persist: (next: T) => void): Choice<T> {
  let current = start
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    change(next) {
      current = next
      persist(next)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
