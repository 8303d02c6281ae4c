import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparesTimes, proofs } from './proofs.ts'

/**
 * node tests/prove/all.ts [NAME…]
 * The named proofs, or every one, at the count of the tests and with its negative control, three at a time; those
 * that compare times come last and by themselves. PROOFS_REPORT: a file for {passed, failed, failures}.
 */
const SEED = '20261121'
const AT_ONCE = 3
const runner = join(import.meta.dirname, 'run.ts')

const named = process.argv.slice(2)
const chosen = named.length ? named : Object.keys(proofs)
let passed = 0
const failures: string[] = []
for (const [names, atOnce] of [
  [chosen.filter((name) => !comparesTimes.has(name)), AT_ONCE],
  [chosen.filter((name) => comparesTimes.has(name)), 1],
] as const) {
  const waiting = names.flatMap((name) => [
    { name, isControl: false },
    { name, isControl: true },
  ])
  await Promise.all(Array.from({ length: atOnce }, () => work(waiting)))
}
if (process.env['PROOFS_REPORT'])
  writeFileSync(process.env['PROOFS_REPORT'], JSON.stringify({ passed, failed: failures.length, failures }))
process.exit(failures.length ? 1 : 0)

async function work(waiting: { name: string; isControl: boolean }[]): Promise<void> {
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
  const child = spawn(process.execPath, [runner, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
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
