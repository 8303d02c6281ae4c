import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorLogic, ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { formSubmissionMachine } from '#machines/site/form-submission/form-submission.machine.ts'
import type {
  FormSubmissionEmitted,
  FormSubmissionEvent,
} from '#machines/site/form-submission/form-submission.types.ts'

/** The machine `formSubmission` with the types of one form. */
export type FormLogic<Request, Fact> = ActorLogic<
  SnapshotFrom<typeof formSubmissionMachine>,
  FormSubmissionEvent<Request>,
  undefined,
  AnyActorRef['system'],
  FormSubmissionEmitted<Fact>
>

/** Without type arguments: the actor of any form. */
export type FormActor<Request = never, Fact = unknown> = ActorRefFrom<FormLogic<Request, Fact>>

const NOBODY_KNOWS = ['No answer came from the shop. What you entered is kept: please send it again.']

/** State and outcome of a form-submission actor. */
export function useFormActor(form: FormActor) {
  const isPending = useSelector(form, (snapshot) => snapshot.hasTag('pending'))
  const isAccepted = useSelector(form, (snapshot) => snapshot.hasTag('accepted'))
  const isRejected = useSelector(form, (snapshot) => snapshot.hasTag('rejected'))
  const isUnreachable = useSelector(form, (snapshot) => snapshot.hasTag('unreachable'))
  const errors = useSelector(form, ({ context }) => context.errors)
  const known = isRejected ? errors : null
  return { isPending, isAccepted, refusal: isUnreachable ? NOBODY_KNOWS : known }
}

/** Calls `onAccepted` after each accepted submission. */
export function useWhenAccepted<Fact>(form: FormActor<never, Fact>, onAccepted: (fact: Fact) => void): void {
  const handle = useEffectEvent(onAccepted)
  useEffect(() => {
    const subscription = form.on('form.accepted', ({ fact }) => handle(fact))
    return () => subscription.unsubscribe()
  }, [form])
}

/** The number of accepted submissions. */
export const useAcceptances = (form: FormActor): number =>
  useSelector(form, ({ context }) => context.acceptances)
