import { formSubmissionModel } from '#machines/form-submission/form-submission.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(formSubmissionModel, {
  '[MSG-14] a form that is sent again forgets the errors of the time before': [
    'form.submit, submitForm rejected, form.submit',
    'submitting',
    'starts submitForm {"request":{"current_password":"Str0ng-pass","kind":"passwordChange","password":"W…',
    'sets errors to []',
  ],
  '[MSG-26] a form that did not reach the server is sent again': [
    'form.submit, submitForm lost, form.submit',
    'submitting',
    'starts submitForm {"request":{"current_password":"Str0ng-pass","kind":"passwordChange","password":"W…',
  ],
})
