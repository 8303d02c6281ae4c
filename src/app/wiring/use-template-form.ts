import { useTemplateEffects } from '#src/app/effects/use-template-effects.ts'
import { useForm } from './use-form.ts'

/** A form-submission actor for the templates of a page. */
export function useTemplateForm() {
  const form = useForm()
  useTemplateEffects(form)
  return form
}
