import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { AnyActorRef, EventObject } from 'xstate'
import { createCardHolder } from '#src/app/effects/card-holder.ts'
import { createNavigation } from '#src/app/navigation/navigation.ts'
import { shellEffects } from '#src/app/effects/shell-effects.ts'

/** Stubs the browser globals that the shell reads: storage, cookies, location. */
export function stubPage(): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:' })
}

/** Applies the shell effects to the emitted events of an actor. */
export function applyEffects(actor: AnyActorRef): void {
  const effects: Record<string, (event: never) => void> = shellEffects({
    navigation: createNavigation(),
    queries: new QueryClient(),
    card: createCardHolder(),
    channel: { notify: () => undefined, subscribe: () => undefined },
    reload: () => undefined,
    dismissFailures: () => undefined,
    pathname: () => '/',
  })
  // each effect takes exactly the event of its own key
  actor.on('*', (event: EventObject) => effects[event.type]?.(event as never))
}
