import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate'
import { retryImport } from './retry-import.ts'

/**
 * Proxies of machines whose chunk is fetched at run time. They may be invoked only after `fetch` has resolved; the
 * invoking chart guarantees it.
 */
export function lazyMachines<S, M extends { readonly [K in keyof M]: AnyStateMachine }>(
  importModule: () => Promise<S>,
  pick: (module: S) => M,
) {
  let loaded: M | null = null
  const script = retryImport(importModule)
  const fetch: PromiseActorLogic<undefined, undefined> = fromPromise(async () => {
    loaded = pick(await script.load())
    return undefined
  })
  const proxyOf = <K extends keyof M>(name: K): M[K] => proxy(() => loaded?.[name])
  return { fetch, proxyOf }
}

/** A machine that forwards every property access to the fetched machine. */
function proxy<T extends object>(find: () => T | undefined): T {
  return new Proxy({} as T, {
    get(_, name) {
      const machine = find()
      if (machine === undefined) throw new Error('a machine was started before it was fetched')
      const value: unknown = Reflect.get(machine, name, machine)
      return typeof value === 'function' ? value.bind(machine) : value
    },
  })
}
