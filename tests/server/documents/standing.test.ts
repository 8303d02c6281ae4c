import { expect, test } from 'vitest'
import { type StandingDocument, standingOf } from '#server/documents/standing.ts'

const TODAY = '2026-06-01'
const approved = (expires_on: string | null): StandingDocument => ({
  state: 'approved',
  expires_on,
  reason: null,
})
const review: StandingDocument = { state: 'review', expires_on: null, reason: null }
const refused: StandingDocument = { state: 'refused', expires_on: null, reason: 'It is not legible.' }
const withdrawn: StandingDocument = { state: 'withdrawn', expires_on: null, reason: null }

test.each([
  [[], { state: 'missing' }],
  [[withdrawn], { state: 'missing' }],
  [[review], { state: 'review' }],
  [[withdrawn, review], { state: 'review' }],
  [[refused], { state: 'refused', reason: 'It is not legible.' }],
  [[review, refused], { state: 'review' }],
  [[approved('2027-06-01')], { state: 'approved', until: '2027-06-01' }],
  [[approved(null), approved('2027-06-01')], { state: 'approved', until: null }],
  [[approved('2026-07-01')], { state: 'expiresSoon', until: '2026-07-01' }],
  [[approved('2026-07-02')], { state: 'approved', until: '2026-07-02' }],
  [[approved(TODAY)], { state: 'expiresSoon', until: TODAY }],
  [[approved('2026-05-31')], { state: 'expired', until: '2026-05-31' }],
  [[review, approved('2026-05-31')], { state: 'review' }],
  [[refused, approved('2026-09-01')], { state: 'approved', until: '2026-09-01' }],
  [[approved('2026-06-20'), approved('2026-09-01')], { state: 'approved', until: '2026-09-01' }],
] as const)('[ACC-14] documents %j amount to %j', (documents, standing) => {
  expect(standingOf(documents, TODAY)).toEqual(standing)
})
