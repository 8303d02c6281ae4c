import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const supervisor = new URL('./../../../server/start/supervise.mjs', import.meta.url)

/** Each start runs the next script; resolves with the log and the exit code. */
async function supervised(scripts: readonly string[]): Promise<readonly [code: number | null, log: string]> {
  const main = `import { spawn } from 'node:child_process'
    import { supervise } from ${JSON.stringify(supervisor.href)}
    const scripts = ${JSON.stringify(scripts)}
    const { ended, stop } = supervise(
      () => spawn(process.execPath, ['-e', scripts.shift()], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
        .on('message', (message) => message === 'stop me' && stop('SIGTERM')),
      console.log)
    process.exit(await ended)`
  const runner = spawn(process.execPath, ['--input-type=module', '-e', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(runner, 'exit')
  const log = await text(runner.stdout)
  await exit
  return [runner.exitCode, log]
}

const READY = `process.send('ready')`
const kill = (signal: string) =>
  `${READY}; process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000)`

test('[P32] after any exit the server is restarted with exponential backoff and a logged reason', async () => {
  expect(
    await supervised([
      kill('SIGKILL'),
      kill('SIGABRT'),
      `${READY}; process.exitCode = 3`,
      'process.exit(1)',
      `${READY}; process.disconnect()`,
    ]),
  ).toEqual([
    0,
    [
      'The shop ended: SIGKILL, sent by somebody or by a system that is short of memory. Starting it again in 0.1 s.',
      'The shop ended: SIGABRT, which is what running out of heap memory ends with; see above. Starting it again in 0.2 s.',
      'The shop ended: exit code 3, see above. Starting it again in 0.4 s.',
      'The shop ended: exit code 1, see above. Starting it again in 0.8 s.',
      '',
    ].join('\n'),
  ])
})

test('[P32] a server that was told to stop, or that never started, is not restarted', async () => {
  const stopped = `${READY}; process.send('stop me'); setInterval(() => {}, 1000)`
  expect(await supervised([stopped])).toEqual([143, ''])
  expect(await supervised(['process.exit(1)'])).toEqual([1, ''])
})
