import { expect, test } from 'vitest'
import type { SaveSettingAnswer, StaffSetting } from '#contract/staff/staff-settings.ts'
import {
  nextDrafts,
  type SettingDrafts,
  type SettingEvent,
} from '#src/views/staff/settings/setting-drafts.ts'

const phone: StaffSetting = { kind: 'store', key: 'phone', value: 'old' }
const secret: StaffSetting = { kind: 'server', key: 'secret', value: '', is_set: true, version: '7' }
const [PHONE, SECRET] = ['store phone', 'server secret']

const after = (...events: readonly SettingEvent[]): SettingDrafts => events.reduce(nextDrafts, {})
const typed = (text: string, setting = phone): SettingEvent => ({ type: 'typed', setting, text })
const sent: SettingEvent = { type: 'sent', names: [PHONE, SECRET] }
const answered = (answer: SaveSettingAnswer, setting = phone): SettingEvent => ({
  type: 'answered',
  setting,
  answer,
})
const saved = (value: string, others: StaffSetting[] = []): SaveSettingAnswer => ({
  kind: 'saved',
  setting: { ...phone, value },
  others,
  text: 'Saved.',
})
const changed = (value: string): SaveSettingAnswer => ({
  kind: 'changed',
  setting: { ...phone, value },
  text: 'Changed.',
})

test('typed text is unsaved until the text of before stands there again', () => {
  expect(after(typed('new'))).toEqual({ [PHONE]: { text: 'new', before: 'old', sent: null, problem: null } })
  expect(after(typed('new'), typed('old'))).toEqual({})
  expect(after(typed('new', secret))).toMatchObject({ [SECRET]: { before: '7' } })
  expect(after(typed('new', secret), typed('', secret))).toEqual({})
})

test('what was saved is unsaved no more, except for what was typed meanwhile', () => {
  expect(after(typed('new'), sent, answered(saved('new')))).toEqual({})
  expect(after(typed('new'), sent, typed('newer'), answered(saved('new')))).toEqual({
    [PHONE]: { text: 'newer', before: 'new', sent: null, problem: null },
  })
})

test('the former text typed during a save is unsaved after it', () => {
  expect(after(typed('new'), sent, typed('old'), answered(saved('new')))).toMatchObject({
    [PHONE]: { text: 'old', before: 'new' },
  })
})

test('text that does not fit is kept with the reason', () => {
  const draft = { text: 'new', before: 'old', sent: null, problem: { kind: 'invalid', text: 'No.' } }
  expect(after(typed('new'), sent, answered({ kind: 'invalid', text: 'No.' }))).toEqual({ [PHONE]: draft })
})

test('text over which somebody else saved is kept, and is saved over theirs the next time', () => {
  expect(after(typed('new'), sent, answered(changed('theirs')))).toEqual({
    [PHONE]: {
      text: 'new',
      before: 'theirs',
      sent: null,
      problem: { kind: 'changed', text: 'Changed. Theirs: theirs' },
    },
  })
})

test('a save whose answer was lost is found as saved when it is repeated', () => {
  const lost: SettingEvent = { type: 'failed', setting: phone, failure: { kind: 'unanswered' } }
  expect(after(typed('new'), sent, lost)).toMatchObject({
    [PHONE]: {
      text: 'new',
      problem: {
        kind: 'failed',
        text: 'The shop did not answer. It may or may not be saved. Save again to make sure.',
      },
    },
  })
  expect(after(typed('new'), sent, lost, sent, answered(changed('new')))).toEqual({})
})

test('a secret that is saved together with its address is typed over the one that the address removed', () => {
  const removed = { ...secret, is_set: false, version: '8' }
  const save = answered(saved('new', [removed]))
  expect(after(typed('new'), typed('s', secret), sent, save)).toMatchObject({ [SECRET]: { before: '8' } })
  const only: SettingEvent = { type: 'sent', names: [PHONE] }
  expect(after(typed('new'), typed('s', secret), only, save)).toMatchObject({ [SECRET]: { before: '7' } })
})

test('reset settings have no unsaved text', () => {
  const drop: SettingEvent = { type: 'dropped', names: [PHONE] }
  expect(Object.keys(after(typed('new'), typed('s', secret), drop))).toEqual([SECRET])
})
