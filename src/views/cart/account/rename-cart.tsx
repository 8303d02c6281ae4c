import { useState } from 'react'
import type { SavedCart } from '#contract/cart/carts.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { NAME_LENGTH } from '#src/views/cart/saved/save-cart.tsx'
import type { CartFormActor } from '#src/views/cart/saved/cart-form.ts'
import type { SendCartRequest } from '#src/views/cart/saved/use-cart-request.ts'
import { useWhenAccepted } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { nameOfCart } from './cart-texts.ts'
import * as css from './carts.css.ts'

interface RenameCartProps {
  readonly cart: SavedCart
  readonly form: CartFormActor
  readonly send: SendCartRequest
  readonly pending: string | null
  readonly onClose: () => void
}

/** The name of a saved cart, edited where it stands. */
export function RenameCart({ cart, form, send, pending, onClose }: RenameCartProps) {
  const [name, setName] = useState(nameOfCart(cart))
  const [isChecked, setChecked] = useState(false)
  const offline = useOffline()
  useWhenAccepted(form, ({ kind }) => {
    if (kind === 'renamed') onClose()
  })
  const wanted = name.trim()
  const submit = () => {
    setChecked(true)
    if (wanted === '') return
    send(`rename ${cart.id}`, { kind: 'rename', id: cart.id, cart_name: wanted })
  }
  return (
    <Form onSubmit={submit}>
      <div className={css.rename}>
        <TextField
          data-focus="renaming"
          label="Name of this cart"
          maxLength={NAME_LENGTH}
          value={name}
          error={isChecked && wanted === '' ? MESSAGES.required : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Cluster>
          <Button
            tone="primary"
            type="submit"
            busy={pending === `rename ${cart.id}`}
            blockedReason={offline}
            reasonHidden
          >
            Save name
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Cluster>
      </div>
    </Form>
  )
}
