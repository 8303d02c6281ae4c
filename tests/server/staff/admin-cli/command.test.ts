import { expect, test } from 'vitest'
import { parseCommand } from '#server/staff/admin-cli/command.ts'
import { settingRows } from '#server/demo/setting-rows.ts'
import { initialValue, SETTINGS } from '#server/site/setting-table.ts'
import { parseSetting } from '#server/site/setting-value.ts'

test('[MNT-01][CHK-04] each command is a setting and its value', () => {
  expect(parseCommand(['maintenance', 'off'])).toEqual([{ key: 'down_for_maintenance', text: 'false' }])
  expect(parseCommand(['checkout', 'off'])).toEqual([{ key: 'is_checkout_disabled', text: 'true' }])
  expect(parseCommand(['checkout', 'on'])).toEqual([{ key: 'is_checkout_disabled', text: 'false' }])
  expect(parseCommand(['setting', 'rush', '3'])).toEqual([{ key: 'rush', text: '3' }])
})

test('[MNT-01] maintenance begins with its own reason and expected end, or with none', () => {
  const on = (reason: string, until: string) => [
    { key: 'down_for_maintenance', text: 'true' },
    { key: 'maintenance_reason', text: reason },
    { key: 'maintenance_until', text: until },
  ]
  expect(parseCommand(['maintenance', 'on'])).toEqual(on('', ''))
  const until = '2027-06-30 18:00'
  expect(parseCommand(['maintenance', 'on', '--until', until, '--reason', 'We move.'])).toEqual(
    on('We move.', until),
  )
})

test.each([
  [[], 'Switch a running shop'],
  [['open'], 'There is no command "open".'],
  [['maintenance'], 'After "maintenance" comes on or off.'],
  [['checkout', 'maybe'], 'not "maybe"'],
  [['maintenance', 'on', '--until'], 'not "on --until"'],
  [['maintenance', 'on', 'now', 'then'], 'not "on now then"'],
  [['checkout', 'on', 'now'], 'not "on now"'],
  [['setting', 'rush'], 'come a key and a value'],
  [['setting', 'label', 'two', 'words'], 'needs quotes: "two words"'],
])('%j says what is wrong', (words, line) => {
  expect(() => parseCommand(words)).toThrow(line)
})

const valueOf = (key: string, typed: string, present: unknown = '') => {
  const parsed = parseSetting(key, typed, present)
  return parsed.kind === 'value' ? parsed.value : parsed.text
}

test('[DATA-25] a value is parsed as the type of the setting, also where another type is stored', () => {
  expect(valueOf('is_checkout_disabled', ' Yes ', 'No')).toBe(true)
  expect(valueOf('is_checkout_disabled', 'off')).toBe(false)
  expect(valueOf('credit_card_fee_percent', '3.25', '2')).toBe(3.25)
  expect(valueOf('text_hours_left_side', '7', 5)).toBe('7')
  expect(valueOf('maintenance_until', ' 2027-06-30 18:00 ')).toBe('2027-06-30 18:00')
  for (const none of ['2027-06-31 18:00', '2027-06-30 24:00', 'tomorrow'])
    expect(valueOf('maintenance_until', none)).toContain('it is a day and time of the warehouse')
  expect(valueOf('recaptcha', 'perhaps')).toBe('recaptcha cannot be "perhaps"; it is true or false.')
})

test('a setting that the table does not know keeps its type', () => {
  expect(valueOf('k', 'on', false)).toBe(true)
  expect(valueOf('k', '7', 'a')).toBe('7')
  expect(valueOf('constructor', '7', 'a')).toBe('7')
  for (const text of ['', 'ten', '-1', 'Infinity'])
    expect(valueOf('k', text, 5)).toBe(`k cannot be "${text}"; it is a number from 0 to 1000000.`)
})

test.each([
  ['credit_card_fee_percent', '100', '100.5'],
  ['async_order_processing_max_wait', '3600', '1e300'],
  ['async_order_processing_poll_interval', '1', '0'],
  ['max_products_for_2up_price_tags', '1000000', '1000001'],
])('%s may be %s and not %s', (key, most, tooMuch) => {
  expect(valueOf(key, most)).toBe(Number(most))
  expect(valueOf(key, tooMuch)).toContain(`${key} cannot be "${tooMuch}"; it is a number from `)
})

test.each([
  ['phone', ['(417) 555-0140', '1-800-555-0100 ext. 2'], ['abc', 'Mon-Fri 8-5']],
  ['warehouse_state', ['MO'], ['Missouri', 'XX', '12 Real Street']],
  ['warehouse_postcode', ['65803', '65803-1234'], ['6580', 'Springfield']],
  ['email', ['orders@shop.example'], ['orders', 'a@b.example, c@d.example']],
  [
    'public_url',
    ['https://shop.example', 'http://127.0.0.1:3000/'],
    ['shop.example', 'https://shop.example/us', 'ftp://shop.example', 'https://a:b@shop.example'],
  ],
  [
    'chat_script_url',
    ['https://chat.example/widget.js?v=2'],
    ['http://chat.example/a.js', '/a.js', 'javascript:alert(1)', 'https://a:b@chat.example/'],
  ],
  ['recaptcha_script_url', ['https://check.example/api.js'], ['http://check.example/api.js']],
  [
    'recaptcha_verify_url',
    ['https://check.example/verify', 'http://127.0.0.1:9/v'],
    ['http://check.example/v'],
  ],
  ['conversion_url', ['https://count.example/'], ['http://count.example/', 'count.example']],
  [
    'recaptcha_origins',
    ['https://check.example', 'https://a.example, https://*.check.example'],
    ['check.example', 'https://check.example/path', 'https://*', 'https://a.example;sandbox'],
  ],
  [
    'redirect_hosts',
    ['safety.example.org', 'a.example, b.example:8443'],
    ['https://a.example', 'a.example/path', 'localhost', 'a.example,,b.example'],
  ],
  [
    'credit_application_url',
    ['/pages/credit-application', 'mailto:a@b.example'],
    ['//evil.example', 'pages'],
  ],
  [
    'aws_public_files_path',
    ['/public-files', 'https://files.example/shop'],
    ['public-files', '/public-files/'],
  ],
  ['terms_of_use_filename', ['terms-of-use.pdf'], ['../secret', 'a b.pdf']],
  ['show_credit_link_price_levels', ['13', '13, 14'], ['silver', '13;14']],
])('%s is checked when it is set', (key, right, wrong) => {
  for (const text of [...right, '']) expect(valueOf(key, ` ${text} `)).toBe(text)
  for (const text of wrong) expect(valueOf(key, text)).toContain(`${key} cannot be "${text}"; it is `)
})

test('the settings of a new shop and of the demo keep their rules', () => {
  for (const [key, definition] of SETTINGS)
    for (const projectId of [11, 14] as const) {
      const value = initialValue(definition, projectId)
      expect(valueOf(key, String(value))).toBe(value)
    }
  const rows = settingRows()
  for (const { key, value } of rows) expect(valueOf(key, String(value))).toBe(value)
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(SETTINGS.keys()))
})
