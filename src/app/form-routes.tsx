import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { ChangePasswordPage } from '#src/views/account/change-password-page.tsx'
import { RegisterPage } from '#src/views/register/register-page.tsx'
import { useShop } from '#src/views/shop/shop-context.ts'
import { useFormDoings } from './use-page-doings.ts'
import { wireForm } from './wire-forms.ts'

export const RegisterRoute = () => <RegisterPage form={useForm()} />

export const ChangePasswordRoute = () => <ChangePasswordPage form={useForm()} />

function useForm() {
  const { call, hear } = useShop()
  const [machine] = useState(() => wireForm(call))
  const form = useActorRef(machine, { inspect: hear })
  useFormDoings(form)
  return form
}
