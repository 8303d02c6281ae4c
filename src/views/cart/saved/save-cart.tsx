import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import type { SendCartRequest } from './use-cart-request.ts'

export const NAME_LENGTH = 80

export interface SaveCartProps {
  isOpen: boolean
  isPending: boolean
  send: SendCartRequest
  onClose: () => void
}

/** Asks for a name before the cart is saved. */
export function SaveCart({ isOpen, isPending, send, onClose }: SaveCartProps) {
  const known = useSelector(useSystemActor('cart'), ({ context }) => context.cart?.cart_name ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? known
  const offline = useOffline()
  const formId = useId()
  const save = () => send('save', { kind: 'save', cart_name: name.trim() || null })
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button tone="primary" type="submit" form={formId} busy={isPending} blockedReason={offline}>
        Save and start a new cart
      </Button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title="Save this cart" footer={footer}>
      <p>This cart is kept under “Saved carts”, and you go on with an empty one.</p>
      <Form id={formId} onSubmit={save}>
        <TextField
          label="Name of the saved cart"
          hint="Without a name it is saved under today's date"
          optional
          data-autofocus
          maxLength={NAME_LENGTH}
          value={name}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  )
}
