import { expect, test } from 'vitest'
import { formSubmissionModel } from '#machines/site/form-submission/form-submission.model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { stringsIn, textsFoundIn } from '#tests/support/canary.ts'
import { play } from '#tests/machines/play.ts'

const obsolete = { type: 'failures.obsolete' }
const notice = { text: 'Password changed.', isLong: false }
const { 'form.submit': submissions } = formSubmissionModel.events
const [submit] = submissions

function begun() {
  const form = play(formSubmissionModel, 'start')
  if (submit) form.send(submit)
  return form
}

test('[MSG-29] [MSG-20] an accepted form emits its notice, then the fact of its reply, and can be submitted again', async () => {
  const { answer, send, snapshot, emitted } = begun()
  await answer('submitForm', 'accepted')
  expect(snapshot().value).toBe('accepted')
  expect(emitted).toEqual([
    obsolete,
    { type: 'notice.formAccepted', notice },
    { type: 'form.accepted', fact: knownReply.customer },
  ])
  send({ type: 'form.edit' })
  expect(snapshot().value).toBe('editing')
  expect(snapshot().context.acceptances).toBe(1)
})

test('[PRC-05] no text of the fact of a reply is in the notice or in the context', async () => {
  const { answer, snapshot, emitted } = begun()
  await answer('submitForm', 'accepted')
  const texts = stringsIn([knownReply.customer])
  expect(texts.length).toBeGreaterThan(0)
  const notices = emitted.filter(({ type }) => type === 'notice.formAccepted')
  expect(textsFoundIn([...notices, snapshot().context], texts)).toEqual([])
})

test.each([
  ['rejected', 'rejected', ['The current password is not right.']],
  ['tooMany', 'rejected', ['Too many attempts. Please try again later.']],
  ['lost', 'unreachable', []],
])('[MSG-14] [MSG-26] an answer that is %s ends %s until the next', async (outcome, state, errors) => {
  const { answer, send, snapshot, emitted } = begun()
  await answer('submitForm', outcome)
  expect(snapshot().value).toBe(state)
  expect(snapshot().context.errors).toEqual(errors)
  expect(emitted).toEqual([{ type: 'notice.requestFailed', errors }])
  if (submit) send(submit)
  expect([snapshot().value, snapshot().context.errors]).toEqual(['submitting', []])
})

test('no outcome leaves a password in the context', async () => {
  for (const outcome of ['accepted', 'rejected', 'lost']) {
    const { answer, snapshot } = begun()
    expect(JSON.stringify(snapshot().context)).not.toContain('Willow~Gate7')
    await answer('submitForm', outcome)
    expect(JSON.stringify(snapshot().context)).not.toContain('Willow~Gate7')
  }
})
