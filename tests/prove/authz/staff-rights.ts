import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import { STAFF_RIGHTS, type StaffRight } from '#contract/staff/staff-rights.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { ask, isGiven, type Row } from './matrix.ts'
import type { Owner } from './owner.ts'
import type { Tally } from './tally.ts'

/** Staff with all rights get an answer, staff with all but the needed one a 403. */
export async function staffRights(
  environment: TestEnvironment,
  rows: readonly Row[],
  owner: Owner,
  tally: Tally,
): Promise<void> {
  for (const row of rows) {
    if (row.policy.admits !== 'staff') continue
    const payload = row.policy.payload?.(owner) ?? {}
    const all = { authorization: null, cookie: await cookieWith(environment, STAFF_RIGHTS) }
    const { status, text } = await ask(environment, row, owner, payload, all)
    tally.cell('owners')
    if (status !== 200) tally.note('locked_out', `${row.name} refuses staff: ${status} ${text.slice(0, 200)}`)
    const { right } = row.entry
    if (!right) continue
    const others = STAFF_RIGHTS.filter((each) => each !== right)
    const without = { authorization: null, cookie: await cookieWith(environment, others) }
    const refused = await ask(environment, row, owner, payload, without)
    tally.cell('tokens')
    if (refused.status !== 403)
      tally.note(
        isGiven(refused) ? 'let_in' : 'told_apart',
        `${row.name} without ${right}: ${refused.status}`,
      )
  }
}

async function cookieWith({ url, db }: TestEnvironment, rights: readonly StaffRight[]) {
  const client = await logInEditor(url, await makeEditor(db, rights))
  return `${STAFF_COOKIE}=${client.cookies.get(STAFF_COOKIE)}`
}
