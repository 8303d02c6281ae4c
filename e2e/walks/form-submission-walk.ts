import { sql } from 'kysely'
import { formSubmissionModel } from '#machines/form-submission/form-submission.model.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import type { Fixture } from './fixture.ts'
import { answered, lost } from './steps.ts'
import { defineWalk } from './walk.ts'

/** Of two passwords in turn, the one that counts now is the first. */
type PasswordEnvironment = { readonly password: string; readonly isRight: boolean }

const other = (password: string): string => (password === 'Willow~Gate7' ? 'Willow~Gate8' : 'Willow~Gate7')

const submitting = (isRight: boolean) => ({
  next: { isRight },
  perform: ({ account }: Fixture, { password }: PasswordEnvironment) =>
    account.changePassword(isRight ? password : 'not~the~one-7', other(password)),
})

/** The limit of tries begins anew, or is used up. */
const tried = (count: number) =>
  answered('changePassword', ({ db, email }) =>
    sql`with attempt as (select 'change-password:' || id as key from customers where email = ${email})
      insert into rate_limits (key, n, until) select key, ${count}, now() + interval '10 minutes' from attempt
      on conflict (key) do update set n = excluded.n, until = excluded.until`.execute(db),
  )

const seeded: PasswordEnvironment = { password: seededPassword, isRight: false }

export const formSubmissionWalk = defineWalk({
  model: formSubmissionModel,
  customer: 'silver',
  starts: [
    {
      input: 'start',
      environment: seeded,
      perform: async ({ held, account }) => {
        await held.hold('changePassword')
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
        when: { isRight: true },
        next: (environment) => ({ ...environment, password: other(environment.password) }),
        ...tried(0),
      },
      rejected: { when: { isRight: false }, ...tried(0) },
      tooMany: tried(99),
      lost: lost('changePassword'),
    },
  },
})
