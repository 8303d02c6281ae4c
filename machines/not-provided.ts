import { fromPromise, type PromiseActorLogic } from 'xstate'

/** Stands in `setup` for an actor that the app provides; running one is a fault of the wiring. */
export const notProvided = <Output, Input>(): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('this actor was not provided')))
