import { parseArgs } from 'node:util'
import { type Figures, isBroken, type Proof } from './proof.ts'
import { proofs } from './proofs.ts'

/**
 * node tests/prove/run.ts NAME [--seed N] [--count N] [--control] [--quick] [--only TEXT] [--gateway cybersource]
 * The last line has the figures. Exit code 1: the promise is broken; with --control, which breaks the shop on purpose:
 * that was not noticed. --quick: at the count of a test.
 * --gateway cybersource: cards by CyberSource, or its stand-in, in orders, refunds and unknown-outcome; not with --control.
 * --only: the cases of which the name contains it, where cases have names: `recovery --only orderAction`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    control: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    gateway: { type: 'string', default: 'sandbox' },
  },
})
const name = positionals[0] ?? ''
const load = proofs[name]
if (!load) {
  console.error(`There is no proof "${name}". The proofs are: ${Object.keys(proofs).join(', ')}.`)
  process.exit(2)
}
process.exit(await prove(await load()))

async function prove(proof: Proof): Promise<number> {
  const seed = wholeNumber('seed', values.seed) ?? Math.trunc(Math.random() * 1e9)
  if (values.only && !proof.hasNames) {
    console.error(`The cases of ${name} have no names, so --only says nothing.`)
    return 2
  }
  const { test, long, control } = proof.counts
  const whole = values.quick ? test : long
  const count = wholeNumber('count', values.count) ?? (values.control ? control : whole)
  console.log(`${proof.rule}${values.control ? ' (negative control: must be caught)' : ''}`)
  console.log(`seed ${seed}, count ${count}`)
  const figures = await proof.run({
    seed,
    count,
    broken: values.control,
    only: values.only,
    gateway: values.gateway === 'cybersource' ? 'cybersource' : 'sandbox',
    say: (line) => console.log(`  ${line}`),
  })
  const violations = proof.judge(figures)
  for (const line of violations) console.log(`  broken: ${line}`)
  const broken = isBroken(violations, values.control ? proof.controlBreaks : undefined)
  console.log(`${name}: seed=${seed} count=${count} ${shown(figures)} ${broken ? 'BROKEN' : 'holds'}`)
  return broken === values.control ? 0 : 1
}

function shown(figures: Figures): string {
  return Object.entries(figures)
    .map((pair) => pair.join('='))
    .join(' ')
}

function wholeNumber(option: string, text: string | undefined): number | null {
  if (text === undefined) return null
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(`--${option} is "${text}"; it must be a whole number from 0 to 999999999.`)
  process.exit(2)
}
