import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const log = new URL('./../../../../server/platform/log/log.ts', import.meta.url)
const request = `{ requestId: 'r', call: 'products', method: 'POST', status: 200, milliseconds: 1 }`

/** @param work what a process does with its `logs` */
const run = (work: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { jsonLogs } from ${JSON.stringify(log.href)}
       const logs = jsonLogs()
       ${work}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

const messages = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => (JSON.parse(line) as { readonly msg: string }).msg)

test('the lines of requests that wait to be written together are written when the process exits', async () => {
  const { stdout } = run(`logs.request(${request})
    logs.request(${request})
    process.exit()`)
  expect(messages(await text(stdout))).toEqual(['request', 'request'])
})

test('a line that is not about a request is written at once, with those that wait before it', async () => {
  // its own thread writes nothing later
  const writer = run(`logs.request(${request})
    logs.log('planted', 'error')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000)
    process.kill(process.pid, 'SIGKILL')`)
  const [output] = await Promise.race([once(writer.stdout, 'data'), once(writer.stdout, 'end')])
  writer.kill('SIGKILL')
  expect(messages(String(output))).toEqual(['request', 'planted'])
})
