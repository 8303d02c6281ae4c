import { expect, test } from 'vitest'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import { causeText, staffFailureText } from '#src/views/staff/staff-failure-text.ts'

const MANY = 'Too many attempts. Please try again later.'

test.each<readonly [StaffFailure, string]>([
  [{ kind: 'loggedOut' }, 'Your log-in is over. Log in again, then try again.'],
  [{ kind: 'forbidden' }, 'You have no right to do this. Ask the person who enrolled you.'],
  [{ kind: 'changed' }, 'Somebody else changed this meanwhile. Load it again, then try again.'],
  [{ kind: 'limited', reason: MANY, seconds: 20 }, 'Too many attempts. Try again in 20 seconds.'],
  [{ kind: 'limited', reason: MANY, seconds: 1_790 }, 'Too many attempts. Try again in 30 minutes.'],
  [{ kind: 'limited', reason: MANY, seconds: null }, 'Too many attempts. Try again later.'],
  [
    { kind: 'limited', reason: 'Another file is being checked.', seconds: 5 },
    'Another file is being checked. Try again in 5 seconds.',
  ],
  [{ kind: 'rejected', reason: 'The body is larger than 586 KB.' }, 'The body is larger than 586 KB.'],
  [
    { kind: 'broken', reason: 'An error occurred. (3f)' },
    'The shop could not finish the request. An error occurred. (3f)',
  ],
  [{ kind: 'unanswered' }, 'The shop did not answer. Check your connection, then try again.'],
])('a failure %j is told with what to do now', (failure, text) => {
  expect(staffFailureText(failure)).toBe(text)
})

test('only a lost connection is told as no answer', () => {
  expect(causeText({ kind: 'unanswered' })).toBe('The shop did not answer.')
  expect(causeText({ kind: 'broken', reason: 'Busy.' })).not.toContain('did not answer')
})
