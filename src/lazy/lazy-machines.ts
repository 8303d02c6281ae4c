import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * Machines whose program is fetched while the shop runs. They may be invoked only after `fetch` has ended: the
 * chart that invokes them sees to that.
 */
export function lazyMachines<M extends { readonly [K in keyof M]: AnyStateMachine }>(load: () => Promise<M>) {
  let loaded: M | null = null
  const fetch: PromiseActorLogic<undefined, undefined> = fromPromise(async () => {
    loaded = await load()
    return undefined
  })
  const proxyOf = <K extends keyof M>(name: K): M[K] => proxy(() => loaded?.[name])
  return { fetch, proxyOf }
}

/** Stands for a machine: whatever is asked of it is asked of the machine that was fetched. */
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
