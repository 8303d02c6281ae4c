import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * A machine whose program is fetched while the shop runs. `machine` may be invoked only after `fetch` has ended:
 * the chart that invokes them sees to that.
 */
export function lateMachine<M extends AnyStateMachine>(load: () => Promise<M>) {
  let loaded: M | null = null
  const fetch: PromiseActorLogic<undefined, undefined> = fromPromise(async () => {
    loaded = await load()
    return undefined
  })
  // stands for the machine: whatever is asked of it is asked of the machine that was fetched
  const machine = new Proxy({} as M, {
    get(_, name) {
      if (loaded === null) throw new Error('a machine was started before it was fetched')
      const value: unknown = Reflect.get(loaded, name, loaded)
      return typeof value === 'function' ? value.bind(loaded) : value
    },
  })
  return { machine, fetch }
}
