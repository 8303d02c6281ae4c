import { STAFF_RIGHTS, type StaffRight } from '#contract/staff/staff-rights.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { addStaff, changeRights, removeStaff, resetStaff } from '#server/staff/enroll.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import type { FoundShop } from './find-shop.ts'
import { credentialLines, readIssuer } from './staff-credentials.ts'

const list = statement({
  name: 'staff-list',
  sql: 'select email, name, rights from staff where removed_at is null order by email',
  row: { email: text, name: text, rights: array(text) },
})

const USAGE = [
  'Who may work on the shop:',
  '  npm run shop -- staff list',
  '  npm run shop -- staff add EMAIL RIGHTS [NAME]',
  '  npm run shop -- staff rights EMAIL RIGHTS',
  '  npm run shop -- staff reset EMAIL',
  '  npm run shop -- staff remove EMAIL',
  `RIGHTS are some of ${STAFF_RIGHTS.join(',')} with commas and without blanks.`,
].join('\n')

/** Runs `npm run shop -- staff ...`; resolves with the lines to print. @param words after `staff` */
export async function staffCommand(
  { databaseUrl, projectIds }: Pick<FoundShop, 'databaseUrl' | 'projectIds'>,
  secret: Uint8Array,
  words: readonly string[],
): Promise<readonly string[]> {
  return withDatabase(databaseUrl, (db) => run({ db, projectIds }, secret, words))
}

async function run(
  { db, projectIds }: { readonly db: Db } & Pick<FoundShop, 'projectIds'>,
  secret: Uint8Array,
  [action, typed = '', ...more]: readonly string[],
): Promise<readonly string[]> {
  if (action === 'list') return listed(await list(db))
  const email = emailIn(typed)
  const unknown = () => new StartError(`${email} is not staff.`)
  switch (action) {
    case 'add': {
      const [rights, ...name] = more
      const staff = {
        email,
        name: name.join(' ') || (email.split('@')[0] ?? email),
        rights: rightsIn(rights),
      }
      const made = await addStaff(db, secret, staff)
      if (!made) throw new StartError(`${email} is staff already: use "rights" or "reset".`)
      return credentialLines(await readIssuer(db, projectIds), email, made)
    }
    case 'rights':
      if (!(await changeRights(db, email, rightsIn(more[0])))) throw unknown()
      return [`${email} has the rights ${rightsIn(more[0]).join(', ')}, from the next press on.`]
    case 'reset': {
      const made = await resetStaff(db, secret, email)
      if (!made) throw unknown()
      return credentialLines(await readIssuer(db, projectIds), email, made)
    }
    case 'remove':
      if (!(await removeStaff(db, email, new Date()))) throw unknown()
      return [`${email} is no longer staff and is logged out.`]
    default:
      throw new StartError(USAGE)
  }
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{3,180}$/

function emailIn(typed: string): string {
  if (typed === '') throw new StartError(USAGE)
  if (!EMAIL.test(typed)) throw new StartError(`"${typed}" is not an e-mail address.`)
  return typed
}

function rightsIn(typed: string | undefined): readonly StaffRight[] {
  const words = (typed ?? '').split(',').filter(Boolean)
  const wrong = words.find((word) => !STAFF_RIGHTS.some((right) => right === word))
  if (wrong !== undefined || words.length === 0)
    throw new StartError(
      `${wrong === undefined ? 'No right is given' : `"${wrong}" is not a right`}; there are ${STAFF_RIGHTS.join(', ')}.`,
    )
  return STAFF_RIGHTS.filter((right) => words.includes(right))
}

const listed = (
  rows: readonly { readonly email: string; readonly name: string; readonly rights: readonly string[] }[],
) =>
  rows.length === 0
    ? ['Nobody is staff yet.']
    : rows.map(({ email, name, rights }) => `${email} (${name}): ${rights.join(', ')}`)
