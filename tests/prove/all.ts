import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { proofs } from './proofs.ts'

/**
 * Every proof at the count of the tests, each followed by its negative control, two at a time.
 * PROOFS_REPORT: a file for {passed, failed}.
 */
const SEED = '20261121'
const AT_ONCE = 2
const runner = join(import.meta.dirname, 'run.ts')

const waiting = Object.keys(proofs).flatMap((name) => [
  { name, isControl: false },
  { name, isControl: true },
])
let passed = 0
let failed = 0
await Promise.all(Array.from({ length: AT_ONCE }, work))
if (process.env['PROOFS_REPORT'])
  writeFileSync(process.env['PROOFS_REPORT'], JSON.stringify({ passed, failed }))
process.exit(failed ? 1 : 0)

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, isControl } = next
    const { code, output } = await run([name, '--quick', '--seed', SEED, ...(isControl ? ['--control'] : [])])
    if (code === (isControl ? 1 : 0)) {
      passed++
      console.log(`${isControl ? 'caught' : 'ok'}: ${output.trim().split('\n').at(-1)}`)
    } else {
      failed++
      console.log(`${isControl ? 'NOT CAUGHT' : 'FAILED'}: ${name}\n${output}`)
    }
  }
}

function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [runner, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((settle, fail) => {
    child.once('error', fail)
    child.once('close', (code) => settle({ code, output }))
  })
}
