import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate'

/** Stands in `setup` for an actor that the app provides; running one is a fault of the wiring. */
export const notProvided = <Output, Input>(): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('this actor was not provided')))

/** The same for an actor that reports now and then and never ends. */
export const notProvidedWatch = <Input>(): CallbackActorLogic<EventObject, Input> =>
  fromCallback<EventObject, Input>(() => {
    throw new Error('this actor was not provided')
  })
