import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useFormEffects } from '#src/app/effects/use-page-effects.ts'
import { wireForm } from './wire-form.ts'

/** Starts a form-submission actor that stops when its page unmounts. */
export function useFormSubmission() {
  const { call, inspect } = useShop()
  const [machine] = useState(() => wireForm(call))
  const form = useActorRef(machine, { inspect })
  useFormEffects(form)
  return form
}
