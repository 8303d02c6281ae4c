import { expect, test } from 'vitest'
import { SETTING_GROUPS } from '#contract/staff/setting-texts.ts'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'
import { groupSettings, isFound } from '#src/views/staff/settings/shown-settings.ts'

const setting = (key: string): StaffSetting => ({ kind: 'app', key, value: 'some' })

test('settings stand in the order of their groups, and those that nobody knows at the end', () => {
  const keys = SETTING_GROUPS.flatMap(({ rows }) => rows.map(({ key }) => key))
  const groups = groupSettings([...keys, 'of_tomorrow'].toReversed().map(setting))
  expect(groups.map(({ title }) => title)).toEqual(SETTING_GROUPS.map(({ title }) => title))
  expect(groups.flatMap(({ settings }) => settings.map((each) => each.setting.key))).toEqual([
    ...keys,
    'of_tomorrow',
  ])
})

test('a setting of another version is shown by the kind of its value', () => {
  const controlOf = (unknown: StaffSetting) =>
    groupSettings([unknown]).at(-1)?.settings[0]?.shown.control.kind
  expect(controlOf(setting('new_text'))).toBe('text')
  expect(controlOf({ ...setting('new_flag'), value: true })).toBe('switch')
  expect(controlOf({ ...setting('new_secret'), kind: 'server' })).toBe('secret')
})

test('a setting is found by words of its label, its help and its key', () => {
  const text = {
    key: 'max_products',
    label: 'Price tags at once',
    help: 'Others are made in the background.',
    control: { kind: 'text' },
  } as const
  for (const search of ['', ' ', 'tags', 'PRICE once', 'background', 'max_prod', 'max products'])
    expect([search, isFound(text, search)]).toEqual([search, true])
  expect(isFound(text, 'tags barcode')).toBe(false)
})
