import { expect, test } from 'vitest'
import { valueLike } from '#server/settings-cli/value-like.ts'
import { parseCommand } from '#server/settings-cli/command.ts'

test('[MNT-01][CHK-04] each command is a setting and its value', () => {
  expect(parseCommand(['maintenance', 'on'])).toEqual({ key: 'down_for_maintenance', text: 'true' })
  expect(parseCommand(['maintenance', 'off'])).toEqual({ key: 'down_for_maintenance', text: 'false' })
  expect(parseCommand(['checkout', 'off'])).toEqual({ key: 'is_checkout_disabled', text: 'true' })
  expect(parseCommand(['checkout', 'on'])).toEqual({ key: 'is_checkout_disabled', text: 'false' })
  expect(parseCommand(['setting', 'rush', '3'])).toEqual({ key: 'rush', text: '3' })
})

test.each([
  [[], 'Switch a running shop'],
  [['open'], 'There is no command "open".'],
  [['maintenance'], 'After "maintenance" comes on or off.'],
  [['checkout', 'maybe'], 'not "maybe"'],
  [['checkout', 'on', 'now'], 'not "on now"'],
  [['setting', 'rush'], 'come a key and a value'],
  [['setting', 'label', 'two', 'words'], 'needs quotes: "two words"'],
])('%j says what is wrong', (words, line) => {
  expect(() => parseCommand(words)).toThrow(line)
})

test('[DATA-25] a value is parsed as the type of the setting', () => {
  expect(valueLike(false, 'k', ' Yes ')).toBe(true)
  expect(valueLike(true, 'k', 'off')).toBe(false)
  expect(valueLike(2.5, 'k', '3.25')).toBe(3.25)
  expect(valueLike('a', 'k', '7')).toBe('7')
  expect(() => valueLike(true, 'k', 'perhaps')).toThrow('k cannot be "perhaps"; it is true or false.')
  for (const text of ['', 'ten', '-1', 'Infinity'])
    expect(() => valueLike(5, 'k', text)).toThrow('it is a number, 0 or more.')
})
