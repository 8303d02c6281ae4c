import { useState } from 'react'
import type { FormRequest } from '#machines/site/form-submission/form-submission.types.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'

/** Submits requests about carts one at a time; `pending` is the name of the one in flight. */
export function useCartRequest(form: FormActor) {
  const { isPending } = useFormActor(form)
  const [name, setName] = useState<string | null>(null)
  const send = (as: string, request: FormRequest) => {
    setName(as)
    // resets a form that was accepted before; ignored in any other state
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request })
  }
  return { send, pending: isPending ? name : null }
}

export type SendCartRequest = ReturnType<typeof useCartRequest>['send']
