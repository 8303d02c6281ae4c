import {
  type AnyActorLogic,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type InputFrom,
  type OutputFrom,
  type PromiseActorLogic,
} from 'xstate'

/** Declares the type of an actor that the app provides (`machine.provide`); rejects when it was not provided. */
export const placeholderActor = <Logic extends AnyActorLogic>(): PromiseActorLogic<
  OutputFrom<Logic>,
  InputFrom<Logic>
> =>
  fromPromise<OutputFrom<Logic>, InputFrom<Logic>>(() =>
    Promise.reject(new Error('this actor was not provided')),
  )

/** The same for callback logic. */
export const placeholderCallback = <Logic extends AnyActorLogic = AnyActorLogic>(): CallbackActorLogic<
  EventObject,
  InputFrom<Logic>
> =>
  fromCallback<EventObject, InputFrom<Logic>>(() => {
    throw new Error('this actor was not provided')
  })
