import { passwordResetModel } from '#machines/password-reset/password-reset.model.ts'
import { rules } from '#tests/machines/conduct.ts'

const offered = 'methods.request, requestMethods offered'
const sent = `${offered}, method.choose, code.send, sendCode sent`
const verified = `${sent}, code.enter, verifyCode right`

rules(passwordResetModel, {
  '[PWD-03] an address that is no e-mail address requests nothing': [
    'methods.request 2',
    'open.enteringEmail',
  ],
  '[API-24] the methods of an address are requested': [
    'methods.request',
    'requestingMethods',
    'starts requestMethods {"customers_email_address":"ada@lund.example"}',
    'sets customers_email_address to "ada@lund.example"',
  ],
  '[MSG-26] rejected methods are reported on the e-mail step': [
    'methods.request, requestMethods refused',
    'open.enteringEmail',
    'emits notice.requestFailed {"errors":["Enter an e-mail address such as name@company.com."]}',
    'sets failure to {"errors":["Enter an e-mail address such as name@company.com."],"kind":"request"}',
  ],
  '[MSG-26] lost methods are reported on the e-mail step': [
    'methods.request, requestMethods lost',
    'open.enteringEmail',
    'emits notice.requestFailed {"errors":[]}',
    'sets failure to {"errors":[],"kind":"request"}',
  ],
  '[PWD-04] a code is not sent before a method is chosen': [`${offered}, code.send`, 'open.choosingMethod'],
  '[API-25] a code is sent by the chosen method': [
    `${offered}, method.choose, code.send`,
    'sendingCode',
    'starts sendCode {"customers_email_address":"ada@lund.example","method":"sms"}',
  ],
  'Back on the method step leads to the e-mail step': [`${offered}, step.back`, 'open.enteringEmail'],
  'Back during the sending leads to the e-mail step': [
    `${offered}, method.choose, code.send, step.back`,
    'open.enteringEmail',
  ],
  '[MSG-26] a code that was not sent is reported on the method step': [
    `${offered}, method.choose, code.send, sendCode refused`,
    'open.choosingMethod',
    'emits notice.requestFailed {"errors":["Text messages cannot be sent now."]}',
    'sets failure to {"errors":["Text messages cannot be sent now."],"kind":"request"}',
  ],
  '[MSG-26] a lost sending is reported on the method step': [
    `${offered}, method.choose, code.send, sendCode lost`,
    'open.choosingMethod',
    'emits notice.requestFailed {"errors":[]}',
    'sets failure to {"errors":[],"kind":"request"}',
  ],
  'a second attempt to send clears the failure': [
    `${offered}, method.choose, code.send, sendCode lost, code.send`,
    'sendingCode',
    'starts sendCode {"customers_email_address":"ada@lund.example","method":"sms"}',
    'sets failure to null',
  ],
  'Back on the method step clears the failure': [
    `${offered}, method.choose, code.send, sendCode lost, step.back`,
    'open.enteringEmail',
    'sets failure to null',
  ],
  'a visit of the e-mail step clears the failure': [
    `${offered}, method.choose, code.send, sendCode lost, step.visit`,
    'open.enteringEmail',
    'sets failure to null',
  ],
  'a visit of the method step clears the failure': [
    `${offered}, method.choose, code.send, sendCode lost, step.visit 2`,
    'open.choosingMethod',
    'sets failure to null',
  ],
  '[PWD-03] the method step can be visited once methods are known': [
    `${offered}, step.back, step.visit 2`,
    'open.choosingMethod',
  ],
  '[PWD-03] the code step can be visited once a code was sent': [
    `${sent}, step.back, step.visit 3`,
    'open.enteringCode.resendOpen',
  ],
  '[PWD-03] the password step can be visited once a code was verified': [
    `${verified}, step.back, step.visit 4`,
    'open.choosingPassword',
  ],
  'Back on the code step leads to the method step': [`${sent}, step.back`, 'open.choosingMethod'],
})
