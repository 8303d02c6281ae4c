import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import type { SaveSettingAnswer, StaffSetting } from '#contract/staff/staff-settings.ts'
import { saveSettings, type SettingChange } from '#src/views/staff/settings/save-settings.ts'
import type { SettingEvent } from '#src/views/staff/settings/setting-drafts.ts'

const change = (key: string): SettingChange => ({
  setting: { kind: 'app', key, value: 'old' },
  label: `Label of ${key}`,
  control: { kind: 'text' },
  text: `new ${key}`,
  before: 'old',
})
const address = change('check_url')
const secret: SettingChange = {
  ...change('check_secret'),
  setting: { kind: 'server', key: 'check_secret', value: '', version: '7' },
  control: { kind: 'secret', sentTo: 'check_url' },
  before: '7',
}
const saved = (
  { setting, text }: SettingChange,
  note = '',
  others: StaffSetting[] = [],
): SaveSettingAnswer => ({
  kind: 'saved',
  setting: { ...setting, value: text },
  others,
  text: `Saved.${note}`,
})
const invalid: SaveSettingAnswer = { kind: 'invalid', text: 'No.' }

type Answers = Readonly<Record<string, SaveSettingAnswer | Error>>

/** What is sent and reported when the settings are answered so; the others are saved. */
async function run(changes: readonly SettingChange[], answers: Answers = {}) {
  const calls: [string, StaffSetting['value']][] = []
  const events: SettingEvent[] = []
  const send = (each: SettingChange): Promise<SaveSettingAnswer> => {
    calls.push([each.setting.key, each.before])
    const answer = answers[each.setting.key] ?? saved(each)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const report = async (event: SettingEvent) => void events.push(event)
  const result = await saveSettings(changes, { send, report })
  return { calls, types: events.map(({ type }) => type), events, result }
}

test('changed settings are saved one after the other, also after one that does not fit', async () => {
  const { calls, types, result } = await run([change('a'), change('b'), change('c')], { b: invalid })
  expect(calls.map(([key]) => key)).toEqual(['a', 'b', 'c'])
  expect(types).toEqual(['answered', 'answered', 'answered'])
  expect(result).toEqual({ saved: 2, sent: 3, notes: [], failure: null })
})

test('a secret is saved over the one that its new address removed', async () => {
  const removed: StaffSetting = { ...secret.setting, version: '8' }
  const { calls } = await run([address, secret], { check_url: saved(address, '', [removed]) })
  expect(calls).toEqual([
    ['check_url', 'old'],
    ['check_secret', '8'],
  ])
})

test('a secret is not sent to the former address when the new one was not saved', async () => {
  const { calls, events, result } = await run([address, secret], { check_url: invalid })
  expect(calls.map(([key]) => key)).toEqual(['check_url'])
  expect(events[1]).toEqual({
    type: 'held',
    setting: secret.setting,
    reason: 'Not saved, because it is sent to the address in "Label of check_url", which was not saved.',
  })
  expect(result).toMatchObject({ saved: 0, sent: 2 })
})

test('after a call without an answer nothing else is sent', async () => {
  const lost = new ApiError({ kind: 'timeout' })
  const { calls, types, result } = await run([change('a'), change('b'), change('c')], { b: lost })
  expect(calls.map(([key]) => key)).toEqual(['a', 'b'])
  expect(types).toEqual(['answered', 'failed', 'held'])
  expect(result).toMatchObject({ saved: 1, sent: 3, failure: { kind: 'unanswered' } })
})

test('after a text that the server does not take the others are sent', async () => {
  const tooLong = new ApiError({
    kind: 'status',
    status: 422,
    errors: ['Too long.'],
    message: null,
    retryAfter: null,
  })
  const { types, result } = await run([change('a'), change('b')], { a: tooLong })
  expect(types).toEqual(['failed', 'answered'])
  expect(result).toMatchObject({ saved: 1, failure: null })
})

test('of settings about the same the note of the last one is told', async () => {
  const answers = {
    check_key: saved(change('check_key'), ' The check is off until all is set.'),
    mail_from: saved(change('mail_from'), ' E-mails are kept.'),
  }
  const { result } = await run([change('check_key'), change('mail_from'), secret], answers)
  expect(result.notes).toEqual(['Label of mail_from: E-mails are kept.'])
})
