import { expect, test } from 'vitest'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { registrationForm } from '#src/views/account/register/register-page.tsx'
import { createFormPage } from '#tests/src/views/platform/form/form-page.ts'

test.each([
  [true, '/pages/volume-application'],
  [false, '/'],
])(
  '[REG-01] [REG-02] after a registration with request_volume %s the page goes to %s, then the customer is logged in',
  (request_volume, path) => {
    const { done, page } = createFormPage()
    registrationForm.onAccepted?.({ reply: knownReply, request_volume }, page)
    expect(done).toEqual([
      ['navigate', path, { replace: true }],
      ['session', { type: 'session.registered', reply: knownReply }],
    ])
  },
)
