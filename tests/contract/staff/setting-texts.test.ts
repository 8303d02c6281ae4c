import { expect, test } from 'vitest'
import { SETTING_GROUPS, type SettingText } from '#contract/staff/setting-texts.ts'
import { type SettingDefinition, SETTINGS } from '#server/site/setting-table.ts'

const rows = SETTING_GROUPS.flatMap((group) => group.rows)

test('every setting has one row at the desk, and every row its setting', () => {
  expect(rows.map(({ key }) => key).toSorted()).toEqual([...SETTINGS.keys()].toSorted())
})

test('the groups of settings stand in a fixed order', () => {
  expect(SETTING_GROUPS.map(({ title }) => title)).toEqual([
    'Shop',
    'E-mail and notices',
    'Warehouse and hours',
    'Checkout and payment',
    'Delivery',
    'Storefront display',
    'Chat, bot check and conversions',
    'Maintenance',
    'Advanced',
  ])
})

test('each setting has a label of its own and one sentence of help', () => {
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
  expect(rows.filter(({ help }) => !/^[A-Z0-9].+[^.]\.$/.test(help) || help.includes('. '))).toEqual([])
})

/** Why the control of a setting does not fit the values that the setting has; null: it fits. */
function misfit({ key, control }: SettingText, { kind, rule, sentTo }: SettingDefinition): string | null {
  const takes = (typed: string) => rule.parse(typed) !== null
  const fits = {
    switch: () => takes('true') && takes('false') && !takes('2'),
    number: () =>
      control.kind === 'number' &&
      takes(String(control.least)) &&
      takes(String(control.most)) &&
      !takes(String(control.least - 1)) &&
      !takes(String(control.most + 1)),
    email: () => takes('a@b.example') && !takes('a') && !takes('a@b.example,c@d.example'),
    emails: () => takes('a@b.example, c@d.example') && !takes('a'),
    url: () => takes('https://a.example') && !takes('a'),
    secret: () => kind === 'server' && control.kind === 'secret' && control.sentTo === sentTo,
    text: () => kind !== 'server' && takes(''),
    paragraph: () => kind !== 'server' && takes('A long text.'),
  }
  if (!fits[control.kind]()) return `${key} is no ${control.kind}`
  return control.kind !== 'switch' && fits.switch() ? `${key} is a switch` : null
}

test('the control of each setting takes the values of its rule, with the same limits', () => {
  const found = rows.flatMap((row) => {
    const definition = SETTINGS.get(row.key)
    return definition ? (misfit(row, definition) ?? []) : []
  })
  expect(found).toEqual([])
})

test('the address that a secret is sent to is saved before it, in the same group', () => {
  const misplaced = SETTING_GROUPS.flatMap((group) =>
    group.rows.filter(({ control }, index) => {
      if (control.kind !== 'secret') return false
      return !group.rows.slice(0, index).some(({ key }) => key === control.sentTo)
    }),
  )
  expect(misplaced).toEqual([])
})
