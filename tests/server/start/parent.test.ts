import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const parent = new URL('./../../../server/start/parent.mjs', import.meta.url)
const child = `import { whenParentIsGone } from ${JSON.stringify(parent.href)}
  whenParentIsGone(() => { console.log('stopped'); process.exit() })
  setInterval(() => {}, 1_000)
  process.send('watching')`

const between = `const { spawn } = require('node:child_process')
  const args = ['--input-type=module', '-e', ${JSON.stringify(child)}]
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    .on('message', () => process.kill(process.pid, 'SIGKILL'))`

test('a child of npm stops when npm exits on a signal without forwarding it', async () => {
  const npm = spawn(process.execPath, ['-e', between], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  // ends when every process has closed the output, so an orphaned child would keep it open
  expect(await text(npm.stdout)).toBe('stopped\n')
  expect(npm.signalCode).toBe('SIGKILL')
})
