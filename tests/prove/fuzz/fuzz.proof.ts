import * as fc from 'fast-check'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { calls } from '#contract/registry.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { forgetTemplates } from '#tests/prove/rig/spoil-database.ts'
import { sendRaw } from '#tests/prove/rig/raw-request.ts'
import { hashOfTables, type LeftOut, writesSoFar } from '#tests/prove/rig/table-hash.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { attackOn } from './attack.ts'
import type { Attack } from './attack-body.ts'
import { type Victim, openVictim } from './victim.ts'
import { type ResponseVerdict, verdictOf } from './verdict.ts'

export const fuzz: Proof = {
  rule: '[API-07][API-11][T10] whatever is sent to a call, it is refused in one shape, changes nothing and tells nothing',
  // requests to each call of the contract
  counts: { test: 40, long: 400, control: 12 },
  controlBreaks: ['faults', 'logged'],
  run: (trial) =>
    withTestEnvironment({}, async (environment) => {
      if (trial.broken) await forgetTemplates(environment.db)
      return attackAll(environment, trial)
    }),
  judge: (figures) => [
    ...above(figures, {
      faults: 0,
      logged: 0,
      shapeless: 0,
      leaking: 0,
      silent: 0,
      wrongly_answered: 0,
      changed: 0,
      dead: 0,
    }),
    ...below(figures, { calls: Object.keys(calls).length, refused: 12 * Object.keys(calls).length * 0.5 }),
  ],
}

/** Calls per customer: accepted requests change the cart of the customer. */
const FRESH = 8

async function attackAll(environment: TestEnvironment, trial: Trial): Promise<Figures> {
  const tally = new Map<ResponseVerdict, number>()
  const watch = new ChangeWatch(environment)
  let requests = 0
  const answered = new Set<string>()
  let victim = await openVictim(environment)
  for (const [index, [name, entry]] of Object.entries<Endpoint>(calls).entries()) {
    if (index % FRESH === FRESH - 1) victim = await openVictim(environment)
    await watch.look()
    const sample = { numRuns: trial.count, seed: trial.seed * 1_009 + index }
    for (const attack of fc.sample(attackOn(entry, victim.caller), sample)) {
      const verdict = await strike(environment, victim, attack, watch, (line) =>
        trial.say(`${name}: ${line}`),
      )
      tally.set(verdict, (tally.get(verdict) ?? 0) + 1)
      if (verdict === 'answered') answered.add(name)
      requests++
    }
  }
  const count = (verdict: ResponseVerdict) => tally.get(verdict) ?? 0
  return {
    calls: Object.keys(calls).length,
    requests,
    refused: count('refused'),
    answered: count('answered'),
    calls_answered: answered.size,
    faults: count('fault'),
    logged: environment.shop.lines.filter((line) => line.startsWith('error ')).length,
    shapeless: count('shapeless'),
    leaking: count('leaking'),
    silent: count('silent'),
    wrongly_answered: count('wrongly answered'),
    changed: watch.changes,
    dead: (await isServing(environment)) ? 0 : 1,
  }
}

async function strike(
  environment: TestEnvironment,
  victim: Victim,
  attack: Attack,
  watch: ChangeWatch,
  say: (line: string) => void,
): Promise<ResponseVerdict> {
  const answer = await sendRaw(environment.url, attack)
  const verdict = verdictOf(attack, answer)
  const isChanged = (await watch.look()) && verdict !== 'answered'
  if (isChanged) watch.changes++
  if ((verdict !== 'refused' && verdict !== 'answered') || isChanged)
    say(
      `${isChanged ? 'changed by' : verdict}: ${shown(attack)} -> ${answer?.status} ${answer?.body.slice(0, 200)}`,
    )
  if (await victim.recover(answer?.status ?? 0)) await watch.look()
  return verdict
}

const shown = ({ kind, method, path, body }: Attack): string =>
  `${kind}, ${method} ${path.slice(0, 120)} ${new TextDecoder().decode(body).slice(0, 200)}`

/** A try of a code counts before it is known whether it is one too many, which is refused. */
const COUNTED: LeftOut = { reset_codes: ['tries'] }

/** Hashes the tables only after a write, which a refused request must not make. */
class ChangeWatch {
  changes = 0
  private writes = ''
  private hash = ''
  private readonly environment: TestEnvironment

  constructor(environment: TestEnvironment) {
    this.environment = environment
  }

  /** Whether a table is different from the last look. */
  async look(): Promise<boolean> {
    const writes = await writesSoFar(this.environment.db)
    if (writes === this.writes) return false
    const { hash } = this
    this.writes = writes
    this.hash = await hashOfTables(this.environment.db, COUNTED)
    return this.hash !== hash
  }
}

async function isServing({ url }: TestEnvironment): Promise<boolean> {
  const answer = await fetch(`${url}/shop-api/public/api/filters/colors?project_id=11`)
  return answer.ok
}
