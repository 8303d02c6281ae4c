import { expect, test } from 'vitest'
import { formSubmissionModel } from '#machines/site/form-submission/form-submission.model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { play } from '#tests/machines/play.ts'

const obsolete = { type: 'failures.obsolete' }
const { 'form.submit': submissions } = formSubmissionModel.events
const [submit] = submissions

function begun() {
  const form = play(formSubmissionModel, 'start')
  if (submit) form.send(submit)
  return form
}

test.each([
  ['registered', false],
  ['registeredForVolume', true],
])('[REG-01] [REG-02] %s is told with the request for volume pricing', async (outcome, request_volume) => {
  const { answer, snapshot, emitted } = begun()
  await answer('submitForm', outcome)
  expect(snapshot().value).toBe('accepted')
  expect(emitted).toEqual([
    obsolete,
    { type: 'notice.formAccepted', news: { kind: 'registered', request_volume } },
    { type: 'form.accepted', fact: { kind: 'registered', reply: knownReply, request_volume } },
  ])
})

test('[PRC-06] [PRC-07] [MSG-20] an accepted application shows the text of the server and emits the updated customer', async () => {
  const { answer, snapshot, emitted } = begun()
  await answer('submitForm', 'volumeRequested')
  const messages = ['We have your application for volume pricing.']
  const { user, customer } = knownReply
  expect(snapshot().value).toBe('accepted')
  expect(emitted).toEqual([
    obsolete,
    { type: 'notice.formAccepted', news: { kind: 'volumeRequested', messages } },
    { type: 'form.accepted', fact: { kind: 'volumeRequested', messages, user, customer } },
  ])
})

test('[MSG-29] a changed password shows a notice, and the form can be submitted again', async () => {
  const { answer, send, snapshot, emitted } = begun()
  await answer('submitForm', 'passwordChanged')
  expect(emitted.slice(0, 2)).toEqual([
    obsolete,
    { type: 'notice.formAccepted', news: { kind: 'passwordChanged' } },
  ])
  send({ type: 'form.edit' })
  expect(snapshot().value).toBe('editing')
  expect(snapshot().context.acceptances).toBe(1)
})

test('[PRC-05] moving to silver emits the updated customer, whose data are not in the notice', async () => {
  const { answer, emitted } = begun()
  await answer('submitForm', 'movedToSilver')
  const { user, customer } = knownReply
  expect(emitted).toEqual([
    obsolete,
    { type: 'notice.formAccepted', news: { kind: 'movedToSilver' } },
    { type: 'form.accepted', fact: { kind: 'movedToSilver', user, customer } },
  ])
})

test.each([
  ['rejected', 'rejected', ['There is an account with this e-mail already. Log in, or reset its password.']],
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
  for (const outcome of ['passwordChanged', 'rejected', 'lost']) {
    const { answer, snapshot } = begun()
    expect(JSON.stringify(snapshot().context)).not.toContain('Willow~Gate7')
    await answer('submitForm', outcome)
    expect(JSON.stringify(snapshot().context)).not.toContain('Willow~Gate7')
  }
})
