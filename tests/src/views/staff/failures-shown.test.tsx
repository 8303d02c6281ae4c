import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import type { DraftFailure as Failure } from '#machines/staff/content-draft/content-draft.types.ts'
import { DraftFailure } from '#src/views/staff/draft-failure.tsx'
import { PublishResult } from '#src/views/staff/publish-result.tsx'

const words = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const ofDraft = (action: Failure['action'], reason: StaffFailure) =>
  words(renderToStaticMarkup(<DraftFailure failure={{ action, reason }} />))
const ofDrafts = (failure: StaffFailure) =>
  words(renderToStaticMarkup(<PublishResult answer={null} failure={failure} />))

const LOGGED_OUT = 'Your log-in is over. Log in again, then try again.'

test.each([
  ['save', 'Not saved'],
  ['discard', 'Not discarded'],
  ['publish', 'Not published'],
  ['undo', 'Not undone'],
] as const)('a refused %s of a draft is told as such, with the reason', (action, heading) => {
  expect(ofDraft(action, { kind: 'loggedOut' })).toBe(`${heading} ${LOGGED_OUT}`)
  expect(ofDraft(action, { kind: 'rejected', reason: 'A reason.' })).toBe(`${heading} A reason.`)
})

test.each([
  ['save', 'saved', 'Save or discard your text again to make sure.'],
  ['discard', 'discarded', 'Save or discard your text again to make sure.'],
  ['publish', 'published', 'Save or discard your text again to make sure.'],
  ['undo', 'undone', 'Undo again to make sure.'],
] as const)('a %s of a draft without an answer is told to be unknown', (action, done, next) => {
  const heading = `It may or may not be ${done}`
  expect(ofDraft(action, { kind: 'unanswered' })).toBe(`${heading} The shop did not answer. ${next}`)
  expect(ofDraft(action, { kind: 'broken', reason: 'Busy.' })).toBe(
    `${heading} The shop could not finish the request. Busy. ${next}`,
  )
})

test('a publication of drafts tells a refusal from a lost answer', () => {
  expect(ofDrafts({ kind: 'loggedOut' })).toBe(`Nothing was published ${LOGGED_OUT}`)
  expect(ofDrafts({ kind: 'unanswered' })).toBe(
    'The drafts may or may not be published The shop did not answer. The list below shows those that are left.',
  )
})
