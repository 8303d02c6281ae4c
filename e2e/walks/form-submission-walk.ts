import { sql } from 'kysely'
import { formSubmissionModel } from '#machines/form-submission/form-submission.model.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import type { Fixture } from './fixture.ts'
import { type TestStep, defineWalk } from './walk.ts'

interface PasswordWorld {
  readonly [name: string]: string | boolean
  /** the one that counts now */
  readonly password: string
  readonly isRight: boolean
}

const changing = /\/shop-api\/.*change-password/
const next: Readonly<Record<string, string>> = {
  [seededPassword]: 'Willow~Gate7',
  'Willow~Gate7': 'Willow~Gate8',
  'Willow~Gate8': 'Willow~Gate7',
}

const submitting = (isRight: boolean): TestStep<PasswordWorld> => ({
  next: (environment) => ({ ...environment, isRight }),
  perform: ({ account }, { password }) =>
    account.changePassword(isRight ? password : 'not~the~one-7', next[password] ?? ''),
})

async function limitTries({ db, email }: Fixture, isUsedUp: boolean): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from customers where email = ${email}`.execute(db)
  const key = `change-password:${rows[0]?.id}`
  await sql`delete from rate_limits where key = ${key}`.execute(db)
  if (isUsedUp)
    await sql`insert into rate_limits (key, n, until) values (${key}, 99, now() + interval '10 minutes')`.execute(
      db,
    )
}

const answered =
  (isLimited: boolean): TestStep['perform'] =>
  async (fixture) => {
    await limitTries(fixture, isLimited)
    await fixture.held.answer(changing)
  }

export const formSubmissionWalk = defineWalk({
  model: formSubmissionModel,
  customer: 'silver',
  starts: [
    {
      input: 'start',
      environment: { password: seededPassword, isRight: false },
      perform: async ({ held, account }) => {
        await held.hold(changing)
        await account.openPassword()
      },
    },
  ],
  events: {
    'form.submit': [submitting(true), submitting(false)],
    // what was typed went with the form that was accepted: pressed empty, it is only filled in once more
    'form.edit': { perform: ({ account }) => account.pressChange() },
  },
  answers: {
    submitForm: {
      passwordChanged: {
        when: ({ isRight }) => isRight,
        next: (environment) => ({ ...environment, password: next[environment.password] ?? '' }),
        perform: answered(false),
      },
      rejected: { when: ({ isRight }) => !isRight, perform: answered(false) },
      tooMany: { perform: answered(true) },
      lost: { perform: ({ held }) => held.lose(changing) },
    },
  },
})
