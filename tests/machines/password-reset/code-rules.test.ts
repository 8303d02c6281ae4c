import { passwordResetModel } from '#machines/password-reset/password-reset.model.ts'
import { rules } from '#tests/machines/conduct.ts'

const sent = 'methods.request, requestMethods offered, method.choose, code.send, sendCode sent'
const verified = `${sent}, code.enter, verifyCode right`

rules(passwordResetModel, {
  '[PWD-06] a resend is requested with the same method': [
    `${sent}, 30000 ms, code.resend`,
    'resending',
    'starts sendCode {"customers_email_address":"ada@lund.example","method":"sms"}',
  ],
  '[MSG-27] a resent code is announced and locks the resend again': [
    `${sent}, 30000 ms, code.resend, sendCode sent`,
    'open.enteringCode.resendLocked',
    'emits failures.obsolete',
    'emits notice.codeSent',
    'waits 30000 ms',
  ],
  '[PWD-06] a resent code replaces a verified one': [
    `${verified}, step.back, code.resend, sendCode sent`,
    'open.enteringCode.resendLocked',
    'emits failures.obsolete',
    'emits notice.codeSent',
    'waits 30000 ms',
    'sets verification_code to null',
  ],
  '[MSG-26] a rejected resend is reported on the code step': [
    `${sent}, 30000 ms, code.resend, sendCode refused`,
    'open.enteringCode.resendOpen',
    'emits notice.requestFailed {"errors":["Text messages cannot be sent now."]}',
    'sets failure to {"errors":["Text messages cannot be sent now."],"kind":"request"}',
  ],
  '[MSG-26] a lost resend is reported on the code step': [
    `${sent}, 30000 ms, code.resend, sendCode lost`,
    'open.enteringCode.resendOpen',
    'emits notice.requestFailed {"errors":[]}',
    'sets failure to {"errors":[],"kind":"request"}',
  ],
  'another resend clears the failure': [
    `${sent}, 30000 ms, code.resend, sendCode lost, code.resend`,
    'resending',
    'starts sendCode {"customers_email_address":"ada@lund.example","method":"sms"}',
    'sets failure to null',
  ],
  'Back during the resend leads to the method step': [
    `${sent}, 30000 ms, code.resend, step.back`,
    'open.choosingMethod',
  ],
  'an empty code does not end the resend': [`${sent}, 30000 ms, code.resend, code.enter 2`, 'resending'],
  '[PWD-05] a code entered during the resend is verified': [
    `${sent}, 30000 ms, code.resend, code.enter`,
    'verifyingCode',
    'waits 20000 ms',
    'starts verifyCode {"customers_email_address":"ada@lund.example","method":"sms","verification_code":"…',
    'sets verification_code to "123456"',
  ],
  '[MSG-26] the failure of a code is cleared when it is entered again': [
    `${sent}, code.enter, verifyCode wrongCode, code.enter`,
    'verifyingCode',
    'waits 20000 ms',
    'starts verifyCode {"customers_email_address":"ada@lund.example","method":"sms","verification_code":"…',
    'sets failure to null',
    'sets verification_code to "123456"',
  ],
  'Back on the code step clears the failure': [
    `${sent}, code.enter, verifyCode wrongCode, step.back`,
    'open.choosingMethod',
    'sets failure to null',
  ],
  'a visit of the code step clears the failure': [
    `${sent}, code.enter, verifyCode wrongCode, step.visit 3`,
    'open.enteringCode.resendOpen',
    'sets failure to null',
  ],
  '[T49] the code of the last try is reported as locked': [
    `${sent}, code.enter, verifyCode locked`,
    'locked',
    'emits notice.requestFailed {"errors":["Too many wrong codes. Start again to get a new one."]}',
    'sets failure to {"errors":["Too many wrong codes. Start again to get a new one."],"kind":"locked"}',
  ],
  '[T49] a code after too many tries is reported as locked': [
    `${sent}, code.enter, verifyCode tooMany`,
    'locked',
    'emits notice.requestFailed {"errors":["Too many attempts. Please try again later."]}',
    'sets failure to {"errors":["Too many attempts. Please try again later."],"kind":"locked"}',
  ],
  '[PWD-05] an accepted code leads to the password step': [
    `${sent}, code.enter, verifyCode right`,
    'open.choosingPassword',
    'emits failures.obsolete',
  ],
  '[API-26] the password is sent with code, method and address': [
    `${verified}, password.change`,
    'changing',
    'starts changePasswordByCode {"customers_email_address":"ada@lund.example","method":"sms","password":…',
  ],
  '[MSG-26] a rejected password is reported on the password step': [
    `${verified}, password.change, changePasswordByCode weakPassword`,
    'open.choosingPassword',
    'emits notice.requestFailed {"errors":["Password: must contain number"]}',
    'sets failure to {"errors":["Password: must contain number"],"kind":"password"}',
  ],
  '[MSG-26] a change without its status is reported as unconfirmed': [
    `${verified}, password.change, changePasswordByCode lost`,
    'open.unconfirmed',
    'emits notice.requestFailed {"errors":[]}',
  ],
  '[MSG-26] a malformed change is reported on the password step': [
    `${verified}, password.change, changePasswordByCode invalid`,
    'open.choosingPassword',
    'emits notice.requestFailed {"errors":["verification_code: too long"]}',
    'sets failure to {"errors":["verification_code: too long"],"kind":"request"}',
  ],
  '[T49] the change of the last try is reported as locked': [
    `${verified}, password.change, changePasswordByCode locked`,
    'locked',
    'emits notice.requestFailed {"errors":["Too many wrong codes. Start again to get a new one."]}',
    'sets failure to {"errors":["Too many wrong codes. Start again to get a new one."],"kind":"locked"}',
  ],
  '[T49] a change after too many tries is reported as locked': [
    `${verified}, password.change, changePasswordByCode tooMany`,
    'locked',
    'emits notice.requestFailed {"errors":["Too many attempts. Please try again later."]}',
    'sets failure to {"errors":["Too many attempts. Please try again later."],"kind":"locked"}',
  ],
  'a second change clears the failure': [
    `${verified}, password.change, changePasswordByCode weakPassword, password.change`,
    'changing',
    'starts changePasswordByCode {"customers_email_address":"ada@lund.example","method":"sms","password":…',
    'sets failure to null',
  ],
  'Back on the password step clears the failure': [
    `${verified}, password.change, changePasswordByCode weakPassword, step.back`,
    'open.enteringCode.resendOpen',
    'sets failure to null',
  ],
  'Back from an unconfirmed change leads to the code step': [
    `${verified}, password.change, changePasswordByCode lost, step.back`,
    'open.enteringCode.resendOpen',
  ],
  '[T50] a restart leads to the e-mail step and keeps the address': [
    `${sent}, code.enter, verifyCode locked, reset.startAgain`,
    'open.enteringEmail',
    'sets failure to null',
    'sets method to null',
    'sets methods to []',
    'sets resend_at to null',
    'sets verificationCodeRequest to false',
    'sets verification_code to null',
  ],
})
