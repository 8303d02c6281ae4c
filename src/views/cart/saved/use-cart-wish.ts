import { useState } from 'react'
import type { FormWish } from '#machines/form-submission/form-submission.types.ts'
import { type FormActor, useFormActor } from '#src/views/password/use-form-actor.ts'

/** Sends one wish about the carts after the other; which of them is on its way is known by its name. */
export function useCartWish(form: FormActor) {
  const { isPending } = useFormActor(form)
  const [name, setName] = useState<string | null>(null)
  const wish = (as: string, wanted: FormWish) => {
    setName(as)
    // one that was accepted before is over; in any other state this is ignored
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', wish: wanted })
  }
  return { wish, pending: isPending ? name : null }
}

export type CartWishing = ReturnType<typeof useCartWish>['wish']
