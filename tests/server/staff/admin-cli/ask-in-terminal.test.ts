import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askInTerminal } from '#server/staff/admin-cli/ask-in-terminal.ts'

function terminal() {
  const [input, output] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY: true })]
  return { input, ask: askInTerminal(input, output) }
}

test('a question resolves with what is typed', async () => {
  const { input, ask } = terminal()
  const asked = ask('Name: ')
  input.write('Ozark\r')
  expect(await asked).toBe('Ozark')
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s says that the answers so far are saved', async (_, key) => {
  const { input, ask } = terminal()
  const asked = ask('Name: ')
  input.write(key)
  await expect(asked).rejects.toThrow(
    'Stopped: the answers before this question are saved. Run it again to go on.',
  )
})
