import { numberEvents } from '#server/platform/events/number-events.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { hashOfTables } from '#tests/prove/rig/table-hash.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { badCredentials } from './credentials.ts'
import { foreignIds, ownIds } from './foreign.ts'
import { ask, isGiven, type Reply, type Row, tableOfPolicies } from './matrix.ts'
import { makeOwner, type Owner } from './owner.ts'
import { staffRights } from './staff-rights.ts'
import { Tally } from './tally.ts'

export const authz: Proof = {
  rule: '[API-10] nobody gets in with a token that is no good, and what is somebody else\u2019s is as if it were not there',
  // credentials that are tried with every call that needs a login
  counts: { test: 40, long: 400, control: 1 },
  controlBreaks: ['let_in', 'changed'],
  run: (trial) => withTestEnvironment({}, (environment) => tryAll(environment, trial)),
  judge: (figures) => [
    ...above(figures, { gaps: 0, let_in: 0, told_apart: 0, changed: 0, locked_out: 0 }),
    ...below(figures, { cells: 1_500, foreign: 200 }),
  ],
}

/** The negative control takes what is one's own for foreign, in the calls of addresses. */
async function tryAll(environment: TestEnvironment, { seed, count, broken, say }: Trial): Promise<Figures> {
  const { rows: all, gaps } = tableOfPolicies()
  const rows = broken ? all.filter(({ name }) => /address/i.test(name)) : all
  for (const gap of gaps) say(gap)
  const me = await makeOwner(environment)
  const others = broken ? [me] : [await makeOwner(environment), await makeOwner(environment)]
  const tally = new Tally(say)
  const credentials = await badCredentials(environment, me, count, seed)
  // those of the owners get their numbers within a second, which would be a change
  await numberEvents(environment.db)
  let hash = await hashOfTables(environment.db)
  for (const row of rows) {
    await badTokens(environment, row, me, credentials, tally)
    await foreignIds(environment, row, me, others, tally)
    const after = await hashOfTables(environment.db)
    if (after !== hash) tally.note('changed', `${row.name} changed something`)
    await ownIds(environment, row, me, others, tally)
    hash = await hashOfTables(environment.db)
  }
  const reader = await makeOwner(environment)
  for (const row of rows)
    if (row.policy.admits === 'customer')
      await mayOwner(
        environment,
        row,
        row.entry.method === 'GET' ? reader : await makeOwner(environment),
        tally,
      )
  await staffRights(environment, rows, reader, tally)
  return { calls: rows.length, credentials: credentials.length, gaps: gaps.length, ...tally.figures() }
}

const isBlocked = ({ policy }: Row, { status, text }: Reply): boolean =>
  policy.admits === 'staff' ? status === 404 && text === NOT_FOUND : status === 401 && text === UNAUTHORIZED

const NOT_FOUND = '{"success":false,"errors":["Not found."]}'
const UNAUTHORIZED = '{"success":false,"errors":["Unauthorized"],"message":"Unauthorized"}'

const DOCUMENT = 'the document cookie'

async function badTokens(
  environment: TestEnvironment,
  row: Row,
  me: Owner,
  credentials: Awaited<ReturnType<typeof badCredentials>>,
  tally: Tally,
): Promise<void> {
  if (row.policy.admits === 'everybody') return
  const payload = row.policy.payload?.(me) ?? {}
  const visitor = await ask(environment, row, me, payload, { authorization: null })
  // the cookie of documents opens documents
  const tried = credentials.filter(({ name }) => name !== DOCUMENT || row.policy.admits !== 'document')
  const replies = await Promise.all(tried.map((each) => ask(environment, row, me, payload, each)))
  for (const [index, reply] of replies.entries()) {
    const { status, text } = reply
    const isRefused = row.policy.admits === 'visitor' ? text === visitor.text : isBlocked(row, reply)
    tally.cell('tokens')
    if (!isRefused)
      tally.note(
        isGiven(reply) ? 'let_in' : 'told_apart',
        `${row.name} with ${tried[index]?.name}: ${status} ${text.slice(0, 120)}`,
      )
  }
}

/** A row with an invalid payload tests nothing: its owner must get a 2xx answer. */
async function mayOwner(environment: TestEnvironment, row: Row, owner: Owner, tally: Tally): Promise<void> {
  const payload = row.policy.payload?.(owner) ?? {}
  const authorization = `Bearer ${owner.shopper.token}`
  const { status, text } = await ask(environment, row, owner, payload, { authorization })
  tally.cell('owners')
  if (status !== 200 || text.startsWith('{"success":false'))
    tally.note('locked_out', `${row.name} refuses its owner: ${status} ${text.slice(0, 200)}`)
}
