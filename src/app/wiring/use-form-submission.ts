import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { systemActorOf } from '#src/views/platform/hooks/use-system-actor.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { wireForm } from './wire-form.ts'

/** Starts the actor of a form that stops when its page unmounts. */
export function useFormSubmission<Request, Fact>(
  form: FormDefinition<Request, Fact>,
): FormActor<Request, Fact> {
  const { call, inspect } = useShop()
  const [logic] = useState(() => wireForm(call, form))
  const actor = useActorRef(logic, { inspect })
  useFormEffects(actor, form)
  return actor
}

function useFormEffects<Request, Fact>(
  actor: FormActor<Request, Fact>,
  { onAccepted }: FormDefinition<Request, Fact>,
): void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { shop } = useShop()
  useEffect(() => {
    const left = new AbortController()
    const page = { navigate, queries, systemActor: systemActorOf(shop), left: left.signal }
    const subscription = actor.on('form.accepted', ({ fact }) => onAccepted?.(fact, page))
    return () => {
      left.abort()
      subscription.unsubscribe()
    }
  }, [actor, onAccepted, navigate, queries, shop])
}
