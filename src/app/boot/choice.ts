import type { Choice } from '#src/views/platform/shop-context.ts'

/** An observable value that is persisted on change; the server draws the `standard` one. */
export function createChoice<T>(start: T, standard: T, persist: (next: T) => void): Choice<T> {
  let current = start
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    readOnServer: () => standard,
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
