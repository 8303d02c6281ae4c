import { formSubmissionModel } from '#machines/site/form-submission/form-submission.model.ts'
import {
  passwordChangeAnswers,
  type PasswordEnvironment,
  passwordStart,
  typedPasswords,
} from '#tests/walks/workflows/password-change.ts'
import type { Fixture } from './fixture.ts'
import { defineWalk } from './walk.ts'

const submitting = (isRight: boolean) => ({
  next: { isRight },
  perform: ({ account }: Fixture, environment: PasswordEnvironment) => {
    const { current, wanted } = typedPasswords(isRight, environment)
    return account.changePassword(current, wanted)
  },
})

export const formSubmissionWalk = defineWalk({
  model: formSubmissionModel,
  customer: 'silver',
  starts: [
    {
      ...passwordStart,
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
  answers: passwordChangeAnswers,
})
