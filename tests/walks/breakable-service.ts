import { createActor, fromPromise, type PromiseActorLogic, toPromise } from 'xstate'
import { deferred } from './deferred-service.ts'

/** A service that waits for its step, and may fail there. */
export function breakable<Output, Input>(service: PromiseActorLogic<Output, Input>) {
  let isBroken = false
  const { logic, release } = deferred(
    fromPromise<Output, Input>(({ input }) => {
      if (isBroken) return Promise.reject(new Error('it was broken'))
      return toPromise(createActor(service, { input }).start())
    }),
  )
  return {
    logic,
    release: (broken: boolean) => {
      isBroken = broken
      release()
    },
  }
}
