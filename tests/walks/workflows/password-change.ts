import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import type { Start, Walk } from '#statecharts/walk/walk.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'

/** Of two passwords in turn, the one that counts now is the first; `isRight`: it was typed. */
export type PasswordEnvironment = { readonly password: string; readonly isRight: boolean }

const other = (password: string): string => (password === 'Willow~Gate7' ? 'Willow~Gate8' : 'Willow~Gate7')

export const passwordStart: Start<PasswordEnvironment> = {
  input: 'start',
  environment: { password: seededPassword, isRight: false },
}

/** What is typed into the form: the current password and the new one. */
export const typedPasswords = (isRight: boolean, { password }: PasswordEnvironment) => ({
  current: isRight ? password : 'not~the~one-7',
  wanted: other(password),
})

/** So many tries count for a limit; `seconds`: at most those of its window. */
export const setTries = (db: TestDb, key: string, count: number, seconds = 600): Promise<unknown> =>
  sql`insert into rate_limits (key, n, until) values (${key}, ${count}, now() + ${seconds} * interval '1 second')
    on conflict (key) do update set n = excluded.n, until = excluded.until`.execute(db)

const tried = (count: number) =>
  answered('changePassword', async ({ db, email }: WorkflowFixture) => {
    const customer = db.selectFrom('customers').select('id').where('email', '=', email)
    await setTries(db, `change-password:${(await customer.executeTakeFirstOrThrow()).id}`, count)
  })

export const passwordChangeAnswers: Walk<WorkflowFixture, PasswordEnvironment>['answers'] = {
  submitForm: {
    accepted: {
      when: { isRight: true },
      next: (environment) => ({ ...environment, password: other(environment.password) }),
      ...tried(0),
    },
    rejected: { when: { isRight: false }, ...tried(0) },
    tooMany: tried(99),
    lost: lost('changePassword'),
  },
}
