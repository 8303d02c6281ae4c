import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { passwordCalls } from '#contract/account/password.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { formServices, type SentForm, sendAs } from '#src/services/platform/form-submission.ts'

const change = { current_password: 'a', password: 'b', password_confirmation: 'b' }
const sendChange = sendAs(passwordCalls.changePassword)

/** A client whose calls are noted and get this answer. */
function clientThatAnswers(answer: object) {
  const made: unknown[] = []
  const call: Call = (entry, args) => {
    made.push([entry.path, args])
    return Promise.resolve(answer as never)
  }
  return { made, call }
}

test('[API-27] a form that is sent as a call is its body, and is accepted or rejected as the outcome says', async () => {
  const accepting = clientThatAnswers({ success: true, errors: [], message: null })
  expect(await sendChange(accepting.call, change)).toEqual({ kind: 'accepted', fact: null })
  expect(accepting.made).toEqual([['api/customers/change-password', { body: change }]])
  const rejecting = clientThatAnswers({ success: false, errors: ['No.'] })
  expect(await sendChange(rejecting.call, change)).toEqual({ kind: 'rejected', errors: ['No.'] })
})

async function outputOf<Request, Fact>(form: SentForm<Request, Fact>, request: Request): Promise<unknown> {
  const { call } = clientThatAnswers({})
  const { submitForm } = formServices(call, form)
  const { output } = await waitFor(
    createActor(submitForm, { input: { request } }).start(),
    ({ status }) => status === 'done',
  )
  return output
}

const form = { successText: (fact: string) => `${fact} is saved.` }

test('the reply to an accepted form has the text of its form', async () => {
  const send = (_: Call, request: string) => Promise.resolve({ kind: 'accepted' as const, fact: request })
  const accepted = { kind: 'accepted', fact: 'It' }
  const notice = { text: 'It is saved.', isLong: false }
  expect(await outputOf({ ...form, send }, 'It')).toEqual({ ...accepted, notice })
  expect(await outputOf({ ...form, send, isTextLong: true }, 'It')).toEqual({
    ...accepted,
    notice: { ...notice, isLong: true },
  })
})

test('the reply to a rejected form has its errors and no text', async () => {
  const rejected = { kind: 'rejected' as const, errors: ['Taken.'] }
  expect(await outputOf({ ...form, send: () => Promise.resolve(rejected) }, null)).toEqual(rejected)
})
