import { safeParse } from 'valibot'
import { Reason } from '#contract/staff/staff-decisions.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { decideVolumeRequest } from '#server/account/volume/decide-volume-request.ts'
import { volumeRequests } from '#server/account/volume/volume-requests.ts'
import { databaseCommand } from './database-command.ts'
import { decided, numberIn } from './decided.ts'

const USAGE = [
  'Applications for volume pricing:',
  '  npm run shop -- volume                      those that are open, the oldest first',
  '  npm run shop -- volume approve ID LEVEL     such as silver',
  '  npm run shop -- volume decline ID "REASON"  which the customer reads',
].join('\n')

const selectLevels = statement({
  name: 'volume-level-names',
  sql: `select id, short_name from levels where short_name <> 'special' order by factor desc, id`,
  row: { id: int4, short_name: text },
})

/** Runs `npm run shop -- volume`. @param words after `volume` */
export const volumeCommand = databaseCommand(run)

async function run(
  db: Db,
  [action, first, second, ...more]: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (action === undefined) return list(db)
  if (action !== 'approve' && action !== 'decline') throw new StartError(USAGE)
  if (more.length > 0) throw new StartError(`A text with blanks needs quotes.\n${USAGE}`)
  const id = numberIn(first, 'an application', USAGE)
  const verdict = action === 'approve' ? { levelId: await levelIn(db, second) } : { reason: reasonIn(second) }
  const request = { id, verdict, projectId: null, submittedAt: null, by: null, now }
  return decided(await decideVolumeRequest(db, request), 'The customer gets an e-mail.')
}

async function list(db: Db): Promise<readonly string[]> {
  const rows = await volumeRequests(db, { isOpen: true, projectId: null })
  if (rows.length === 0) return ['No application is open.']
  return rows.map(({ id, company, customer_id, email, project_id, submitted_at }) =>
    [
      `${id}  ${company}, customer ${customer_id}, ${email} (storefront ${project_id})`,
      `sent ${centralTime(submitted_at).day}`,
    ].join(', '),
  )
}

async function levelIn(db: Db, typed: string | undefined): Promise<number> {
  const levels = await selectLevels(db)
  const found = levels.find((level) => level.short_name === typed?.toLowerCase())
  if (found) return found.id
  const names = levels.map((level) => level.short_name).join(', ')
  throw new StartError(
    `${typed === undefined ? 'No level is given' : `"${typed}" is not a level`}; there are ${names}.`,
  )
}

function reasonIn(typed: string | undefined): string {
  const read = safeParse(Reason, typed)
  if (read.success) return read.output
  throw new StartError(`After the id comes the reason, in quotes, of at most 500 characters.\n${USAGE}`)
}
