import { safeParse } from 'valibot'
import { Day } from '#contract/platform/wire.ts'
import type { Db } from '#server/platform/database/db.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { approveDocument, refuseDocument } from '#server/staff/documents/decide-document.ts'
import { listDocuments } from '#server/staff/documents/staff-documents.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { databaseCommand } from './database-command.ts'
import { decided, numberIn } from './decided.ts'

const COMMANDS: readonly (string | undefined)[] = ['documents', 'approve', 'refuse']

const USAGE = [
  'Documents of customers:',
  '  npm run shop -- documents [all]',
  '  npm run shop -- approve ID [DAY]    the last day, such as 2027-06-30; else as the customer said',
  '  npm run shop -- refuse ID "REASON"  which the customer reads',
].join('\n')

const TOLD = 'The customer gets an e-mail.'

export const isDocumentCommand = ([command]: readonly string[]): boolean => COMMANDS.includes(command)

/** Runs `npm run shop -- documents`, `approve` and `refuse`. */
export const documentCommand = databaseCommand(run)

async function run(
  db: Db,
  [command, first, second, ...more]: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (more.length > 0) throw new StartError(`A text with blanks needs quotes.\n${USAGE}`)
  if (command === 'documents') return list(db, first)
  const id = numberIn(first, 'a document', USAGE)
  const decision = { id, projectId: null, by: null, now }
  if (command === 'approve') {
    const expiresOn = second === undefined ? null : dayIn(second, now)
    return decided(await approveDocument(db, { ...decision, expiresOn }), TOLD)
  }
  const reason = second?.trim() ?? ''
  if (reason === '') throw new StartError(`After the id comes the reason, in quotes.\n${USAGE}`)
  return decided(await refuseDocument(db, { ...decision, reason, states: ['review', 'approved'] }), TOLD)
}

async function list(db: Db, which: string | undefined): Promise<readonly string[]> {
  if (which !== undefined && which !== 'all') throw new StartError(USAGE)
  const rows = await listDocuments(db, {
    projectId: null,
    isInReview: true,
    isDecided: which === 'all',
  })
  if (rows.length === 0) return [which === 'all' ? 'There are no documents.' : 'No document is in review.']
  return rows.map(({ id, project_id, email, kind, label, name, state, expires_on, uploaded_at }) =>
    [
      `${id}  ${state}  ${email} (storefront ${project_id})`,
      `${kind}: ${label}`,
      `"${name}"`,
      expires_on === null ? 'no last day' : `until ${expires_on}`,
      `sent ${centralTime(uploaded_at).day}`,
    ].join(', '),
  )
}

function dayIn(typed: string, now: Date): string {
  const read = safeParse(Day, typed)
  if (!read.success) throw new StartError(`"${typed}" is not a day such as 2027-06-30.`)
  if (read.output < centralTime(now).day) throw new StartError(`${typed} is over.`)
  return read.output
}
