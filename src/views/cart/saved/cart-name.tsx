import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { MESSAGES } from '#contract/platform/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { NAME_LENGTH } from './save-cart.tsx'
import type { SendCartRequest } from './use-cart-request.ts'

export function CartName({ send, isPending }: { send: SendCartRequest; isPending: boolean }) {
  const known = useSelector(useSystemActor('cart'), ({ context }) => context.cart?.cart_name ?? '')
  const [name, setName] = useState(known)
  const [isChecked, setChecked] = useState(false)
  const offline = useOffline()
  const submit = () => {
    setChecked(true)
    if (name.trim() !== '') send('rename', { kind: 'rename', cart_name: name.trim() })
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label="Name of this cart"
        maxLength={NAME_LENGTH}
        value={name}
        error={isChecked && name.trim() === '' ? MESSAGES.required : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" busy={isPending} blockedReason={offline}>
        Save name
      </Button>
    </Form>
  )
}
