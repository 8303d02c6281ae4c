import { STAFF_RIGHTS, type StaffRight } from '#contract/staff/staff-rights.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { codeAt, stepAt } from '#server/account/auth/one-time-code.ts'
import { cheapHash } from './cheap-hash.ts'
import type { TestDb } from './database.ts'
import { addStaff, type NewCredentials } from '#server/staff/enroll.ts'
import { Shopper } from './shopper.ts'
import { testSecret } from './test-secret.ts'

export interface Editor extends NewCredentials {
  readonly email: string
}

let made = 0

/** A new member of staff of this test's own, so that codes that work once do not couple tests. */
export async function makeEditor(db: TestDb, rights: readonly StaffRight[] = STAFF_RIGHTS): Promise<Editor> {
  const email = `editor-${process.pid}-${++made}@emberwright.example`
  const credentials = await addStaff(db, testSecret, { email, name: `Editor ${made}`, rights })
  if (!credentials) throw new Error(`${email} is staff already`)
  const password_hash = cheapHash(credentials.password)
  await db.updateTable('staff').set({ password_hash }).where('email', '=', email).execute()
  return { email, ...credentials }
}

/** The one-time code of a moment. */
export const codeOf = ({ otpSecret }: Editor, now = new Date()): string => codeAt(otpSecret, stepAt(now))

/** A client with the cookie of a staff session. */
export async function logInEditor(
  url: string,
  editor: Editor,
  { projectId = 11, now = new Date() } = {},
): Promise<Shopper> {
  const client = new Shopper(url, projectId)
  const { email, password } = editor
  await client.call(staffCalls.staffLogIn, { body: { email, password, code: codeOf(editor, now) } })
  return client
}
