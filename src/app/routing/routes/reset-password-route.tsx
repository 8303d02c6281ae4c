import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { ResetPasswordPage } from '#src/views/account/reset-password/reset-password-page.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useResetEffects } from '#src/app/effects/use-reset-effects.ts'
import { useResetAddress } from '#src/app/routing/use-reset-address.ts'
import { wirePasswordReset } from '#src/app/wiring/wire-password-reset.ts'

export function ResetPasswordRoute() {
  const { call, inspect } = useShop()
  const [machine] = useState(() => wirePasswordReset(call))
  const reset = useActorRef(machine, { inspect })
  useResetAddress(reset)
  useResetEffects(reset)
  return <ResetPasswordPage reset={reset} />
}
