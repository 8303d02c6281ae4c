import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import type { Patch } from '#tests/prove/rig/patch-source.ts'
import { hashOfTables } from '#tests/prove/rig/table-hash.ts'
import { inWorld, type World } from '#tests/prove/rig/world.ts'
import { badCredentials } from './credentials.ts'
import { foreignIds, ownIds } from './foreign.ts'
import { ask, type Row, tableOfPolicies } from './matrix.ts'
import { makeOwner, type Owner } from './owner.ts'
import { Tally } from './tally.ts'

/** The address book forgets whose it is. */
const ownerless: Patch = {
  file: 'server/delivery/save-address.ts',
  from: 'where id = $1 and customer_id = $2 and (cart_id is null or cart_id = $3)',
  to: 'where id = $1 and $2::int > 0 and (cart_id is null or cart_id = $3)',
}

export const authz: Proof = {
  rule: '[API-10] nobody gets in with a token that is no good, and what is somebody else\u2019s is as if it were not there',
  // credentials that are tried with every call that needs a login
  counts: { test: 40, long: 400, control: 1 },
  run: (trial) => inWorld({ patches: trial.broken ? [ownerless] : [] }, (world) => tryAll(world, trial)),
  judge: (figures) => [
    ...above(figures, { gaps: 0, let_in: 0, told_apart: 0, changed: 0, locked_out: 0 }),
    ...below(figures, { cells: 1_500, foreign: 200 }),
  ],
}

async function tryAll(world: World, { seed, count, say }: Trial): Promise<Figures> {
  const { rows, gaps } = tableOfPolicies()
  for (const gap of gaps) say(gap)
  const me = await makeOwner(world)
  const others = [await makeOwner(world), await makeOwner(world)]
  const tally = new Tally(say)
  const credentials = await badCredentials(world, me, count, seed)
  let hash = await hashOfTables(world.db)
  for (const row of rows) {
    await badTokens(world, row, me, credentials, tally)
    await foreignIds(world, row, me, others, tally)
    const after = await hashOfTables(world.db)
    if (after !== hash) tally.note('changed', `${row.name} changed something`)
    await ownIds(world, row, me, others, tally)
    hash = await hashOfTables(world.db)
  }
  const reader = await makeOwner(world)
  for (const row of rows)
    if (row.policy.admits === 'customer')
      await mayOwner(world, row, row.entry.method === 'GET' ? reader : await makeOwner(world), tally)
  return { calls: rows.length, credentials: credentials.length, gaps: gaps.length, ...tally.figures() }
}

const UNAUTHORIZED = '{"success":false,"errors":["Unauthorized"],"message":"Unauthorized"}'

async function badTokens(
  world: World,
  row: Row,
  me: Owner,
  credentials: Awaited<ReturnType<typeof badCredentials>>,
  tally: Tally,
): Promise<void> {
  if (row.policy.admits === 'everybody') return
  const payload = row.policy.payload?.(me) ?? {}
  const visitor = await ask(world, row, me, payload, { authorization: null })
  const replies = await Promise.all(credentials.map((each) => ask(world, row, me, payload, each)))
  for (const [index, { status, text }] of replies.entries()) {
    const isRefused =
      row.policy.admits === 'visitor' ? text === visitor.text : status === 401 && text === UNAUTHORIZED
    tally.cell('tokens')
    if (!isRefused)
      tally.note('let_in', `${row.name} with ${credentials[index]?.name}: ${status} ${text.slice(0, 120)}`)
  }
}

/** The table tests nothing where a payload is wrong: its owner must get an answer. */
async function mayOwner(world: World, row: Row, owner: Owner, tally: Tally): Promise<void> {
  const payload = row.policy.payload?.(owner) ?? {}
  const authorization = `Bearer ${owner.shopper.token}`
  const { status, text } = await ask(world, row, owner, payload, { authorization })
  tally.cell('owners')
  if (status !== 200 || text.startsWith('{"success":false'))
    tally.note('locked_out', `${row.name} refuses its owner: ${status} ${text.slice(0, 200)}`)
}
