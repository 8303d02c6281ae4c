import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparesTimes, controlsAlone, proofs } from './proofs.ts'

/**
 * node tests/prove/all.ts [NAME…]
 * The named proofs, or every one, at the count of the tests and with its negative control. First four at a time: the
 * proofs that compare no times, then the controls, which are caught by figures other than times. Then those that
 * compare times, and the controls that run alone.
 * PROOFS_REPORT: a file for {passed, failed, failures}.
 */
const SEED = '20261121'
/** for two cores: a proof waits for half of its time */
const AT_ONCE = 4
interface Run {
  readonly name: string
  readonly isControl: boolean
}
const compiled = join(import.meta.dirname, '../../node_modules/.cache/emberwright-compiled')
const runner = join(import.meta.dirname, 'run.ts')

const named = process.argv.slice(2)
const chosen = named.length ? named : Object.keys(proofs)
let passed = 0
const failures: string[] = []
const timed = comparesTimes.flat()
await runAll(
  [
    ...chosen.filter((name) => !timed.includes(name)).map((name) => ({ name, isControl: false })),
    ...chosen.filter((name) => !controlsAlone.includes(name)).map((name) => ({ name, isControl: true })),
  ],
  AT_ONCE,
)
for (const together of comparesTimes) {
  const names = together.filter((name) => chosen.includes(name))
  await runAll(
    names.map((name) => ({ name, isControl: false })),
    names.length,
  )
}
await runAll(
  controlsAlone.filter((name) => chosen.includes(name)).map((name) => ({ name, isControl: true })),
  1,
)
if (process.env['PROOFS_REPORT'])
  writeFileSync(process.env['PROOFS_REPORT'], JSON.stringify({ passed, failed: failures.length, failures }))
process.exit(failures.length ? 1 : 0)

async function runAll(runs: readonly Run[], atOnce: number): Promise<void> {
  const waiting = [...runs]
  await Promise.all(Array.from({ length: atOnce }, () => work(waiting)))
}

async function work(waiting: Run[]): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, isControl } = next
    const began = performance.now()
    const output = await run([name, '--quick', '--seed', SEED, ...(isControl ? ['--control'] : [])])
    const took = `${((performance.now() - began) / 1000).toFixed(0)} s`
    const figures = output.trim().split('\n').at(-1) ?? ''
    // a crash has no figures, and is not the catch that a control waits for
    if (figures.startsWith(`${name}: `) && figures.endsWith(isControl ? ' BROKEN' : ' holds')) {
      passed++
      console.log(`${isControl ? 'caught' : 'ok'} in ${took}: ${figures}`)
    } else {
      failures.push(isControl ? `control of ${name}` : name)
      console.log(`${isControl ? 'NOT CAUGHT' : 'FAILED'} in ${took}: ${name}\n${output}`)
    }
  }
}

function run(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [runner, ...args], {
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((settle, fail) => {
    child.once('error', fail)
    child.once('close', () => settle(output))
  })
}
