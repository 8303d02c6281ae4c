import { createActor, fromPromise, type PromiseActorLogic, toPromise } from 'xstate'

/** A service without a held request: it starts when the walk releases it. */
export interface DeferredService<Output, Input> {
  readonly logic: PromiseActorLogic<Output, Input>
  readonly release: () => void
}

export function deferred<Output, Input>(
  service: PromiseActorLogic<Output, Input>,
): DeferredService<Output, Input> {
  let waiting: (() => void)[] = []
  return {
    logic: fromPromise<Output, Input>(async ({ input }) => {
      await new Promise<void>((begin) => waiting.push(begin))
      const actor = createActor(service, { input })
      const output = toPromise(actor)
      actor.start()
      return output
    }),
    release: () => {
      for (const begin of waiting) begin()
      waiting = []
    },
  }
}
