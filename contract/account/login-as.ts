import * as v from 'valibot'
import { FormText, RequiredFormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'

export const LoginAsValues = v.object({
  username: v.pipe(RequiredFormText, v.trim()),
  // it may have blanks anywhere
  password: v.pipe(v.string(), v.nonEmpty(MESSAGES.required)),
  otp: v.pipe(patternText(/^\d{6}$/, 'Enter the 6 digits of your code.'), v.trim()),
  customer: v.pipe(
    patternText(/^[1-9]\d{0,8}$/, 'Enter a customer number, such as 20417.'),
    v.transform(Number),
  ),
})

function patternText(pattern: RegExp, error: string) {
  return FormText((text) => {
    if (text.trim() === '') return MESSAGES.required
    return pattern.test(text.trim()) ? null : error
  })
}
