import type { BotTokenStore } from '#src/views/platform/bot-token-store.ts'

export function createBotTokenStore(): BotTokenStore {
  let held: string | null = null
  const listeners = new Set<() => void>()
  return {
    put: (token) => {
      held = token
    },
    take: () => {
      const token = held
      held = null
      if (token !== null) for (const listener of listeners) listener()
      return token
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
