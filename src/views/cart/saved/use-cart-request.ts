import { useState } from 'react'
import type { CartRequest } from '#src/services/cart/cart-form.ts'
import { useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import type { CartFormActor } from './cart-form.ts'

/** Submits requests about carts one at a time; `pending` is the name of the one in flight. */
export function useCartRequest(form: CartFormActor) {
  const { isPending } = useFormActor(form)
  const [name, setName] = useState<string | null>(null)
  const send = (as: string, request: CartRequest) => {
    setName(as)
    // resets a form that was accepted before; ignored in any other state
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request })
  }
  return { send, pending: isPending ? name : null }
}

export type SendCartRequest = ReturnType<typeof useCartRequest>['send']
