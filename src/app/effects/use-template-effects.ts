import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outdateTemplates } from '#src/services/platform/outdated-lists.ts'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'

/** After a template was saved or deleted, the list is fetched again. */
export function useTemplateEffects(form: FormActor): void {
  const queries = useQueryClient()
  useEffect(() => {
    const subscription = form.on('form.accepted', ({ fact }) => {
      if (fact.kind === 'templateSaved' || fact.kind === 'templateRemoved') void outdateTemplates(queries)
    })
    return () => subscription.unsubscribe()
  }, [form, queries])
}
