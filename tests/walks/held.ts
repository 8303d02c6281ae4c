import { createActor, fromPromise, type PromiseActorLogic, toPromise } from 'xstate'

/** A service that no line can hold up, since it asks nobody or waits for no answer: it begins when it is let. */
export interface Held<Output, Input> {
  readonly logic: PromiseActorLogic<Output, Input>
  readonly let: () => void
}

export function held<Output, Input>(service: PromiseActorLogic<Output, Input>): Held<Output, Input> {
  let waiting: (() => void)[] = []
  return {
    logic: fromPromise<Output, Input>(async ({ input }) => {
      await new Promise<void>((begin) => waiting.push(begin))
      return toPromise(createActor(service, { input }).start())
    }),
    let: () => {
      for (const begin of waiting) begin()
      waiting = []
    },
  }
}
