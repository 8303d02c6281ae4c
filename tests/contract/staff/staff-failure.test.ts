import { expect, test } from 'vitest'
import { ApiError, type ApiFailure } from '#contract/platform/failure.ts'
import { isRefusal, type StaffFailure, staffFailureOf } from '#contract/staff/staff-failure.ts'

const status = (code: number, errors: string[] = [], retryAfter: number | null = null): ApiFailure => ({
  kind: 'status',
  status: code,
  errors,
  message: null,
  retryAfter,
})

test.each<readonly [string, ApiFailure, StaffFailure]>([
  ['401: the session is over', status(401), { kind: 'loggedOut' }],
  ['404: the session is over', status(404, ['Not found.']), { kind: 'loggedOut' }],
  ['403: the right is missing', status(403, ['You are not allowed to do this.']), { kind: 'forbidden' }],
  ['409: somebody else changed it', status(409), { kind: 'changed' }],
  [
    '429: later, with reason and time',
    status(429, ['Too many attempts.'], 90),
    { kind: 'limited', reason: 'Too many attempts.', seconds: 90 },
  ],
  ['422: the reasons', status(422, ['A.', 'B.']), { kind: 'rejected', reason: 'A. B.' }],
  ['413: the reason', status(413, ['Too large.']), { kind: 'rejected', reason: 'Too large.' }],
  ['400 without a reason', status(400), { kind: 'rejected', reason: 'An error occurred.' }],
])('a refusal by status %s', (_, failure, expected) => {
  const mapped = staffFailureOf(new ApiError(failure))
  expect(mapped).toEqual(expected)
  expect(isRefusal(mapped)).toBe(true)
})

test.each<readonly [string, unknown, StaffFailure]>([
  ['a lost connection', new ApiError({ kind: 'offline' }), { kind: 'unanswered' }],
  ['a timeout', new ApiError({ kind: 'timeout' }), { kind: 'unanswered' }],
  [
    'an error of the server',
    new ApiError(status(500, ['An error occurred. (3f)'])),
    { kind: 'broken', reason: 'An error occurred. (3f)' },
  ],
  ['a busy server', new ApiError(status(503, ['Busy.'])), { kind: 'broken', reason: 'Busy.' }],
  [
    'a response that cannot be parsed',
    new ApiError({ kind: 'unreadable' }),
    { kind: 'broken', reason: 'An error occurred.' },
  ],
  ['any other exception', new TypeError('x'), { kind: 'broken', reason: 'An error occurred.' }],
])('%s leaves open whether the call took effect', (_, thrown, expected) => {
  const mapped = staffFailureOf(thrown)
  expect(mapped).toEqual(expected)
  expect(isRefusal(mapped)).toBe(false)
})
