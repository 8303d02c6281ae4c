import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { ResetPasswordPage } from '#src/views/reset-password/reset-password-page.tsx'
import { useShop } from '#src/views/shop/shop-context.ts'
import { useResetDoings } from './use-page-doings.ts'
import { useResetAddress } from './use-reset-address.ts'
import { wirePasswordReset } from './wire-password-reset.ts'

export function ResetPasswordRoute() {
  const { call, hear } = useShop()
  const [machine] = useState(() => wirePasswordReset(call))
  const reset = useActorRef(machine, { inspect: hear })
  useResetAddress(reset)
  useResetDoings(reset)
  return <ResetPasswordPage reset={reset} />
}
