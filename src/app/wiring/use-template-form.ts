import { useTemplateEffects } from '#src/app/effects/use-template-effects.ts'
import { useFormSubmission } from './use-form-submission.ts'

/** A form-submission actor for the templates of a page. */
export function useTemplateForm() {
  const form = useFormSubmission()
  useTemplateEffects(form)
  return form
}
