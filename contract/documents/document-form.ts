import * as v from 'valibot'
import { FormText, RequiredFormText } from '#contract/platform/form.ts'

/** What is told of a file that is uploaded. `today`: `YYYY-MM-DD`; without a last day it is sent as null. */
export const documentFormValues = (today: string) =>
  v.object({
    type: RequiredFormText,
    expires_on: v.pipe(
      FormText((day) => (day !== '' && day < today ? 'This day is over.' : null)),
      v.transform((day) => day || null),
    ),
  })
