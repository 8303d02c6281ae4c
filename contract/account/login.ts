import * as v from 'valibot'
import { RequiredFormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'

export const LoginValues = v.object({
  email: v.pipe(RequiredFormText, v.trim()),
  password: v.pipe(v.string(), v.nonEmpty(MESSAGES.required)),
})
