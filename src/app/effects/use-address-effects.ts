import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outdateAddresses } from '#src/services/platform/outdated-lists.ts'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'

/** After an address was saved or removed, the address book is fetched again. */
export function useAddressEffects(form: FormActor): void {
  const queries = useQueryClient()
  useEffect(() => {
    const subscription = form.on('form.accepted', ({ fact }) => {
      if (fact.kind === 'addressSaved' || fact.kind === 'addressRemoved') void outdateAddresses(queries)
    })
    return () => subscription.unsubscribe()
  }, [form, queries])
}
