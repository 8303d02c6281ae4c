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

/** Declares in `setup` an actor that the app provides; one that was not provided rejects. */
export const placeholderActor = <Logic extends AnyActorLogic>(): PromiseActorLogic<
  OutputFrom<Logic>,
  InputFrom<Logic>
> =>
  fromPromise<OutputFrom<Logic>, InputFrom<Logic>>(() =>
    Promise.reject(new Error('this actor was not provided')),
  )

/** The same for callback logic, which never ends. */
export const placeholderCallback = <Logic extends AnyActorLogic = AnyActorLogic>(): CallbackActorLogic<
  EventObject,
  InputFrom<Logic>
> =>
  fromCallback<EventObject, InputFrom<Logic>>(() => {
    throw new Error('this actor was not provided')
  })
