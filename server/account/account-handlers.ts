import type { profileCalls } from '#contract/account/profile.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { profileOf, readPerson } from './contact/person.ts'
import { updateProfile } from './update-profile.ts'
import { updateToSilver } from './update-to-silver.ts'

export const accountHandlers: Handlers<typeof profileCalls> = {
  selectProfile: async (_, { db, session }) => {
    const [row] = await readPerson(db, { id: session.customerId })
    if (!row) throw unauthorized()
    return { profile: profileOf(row) }
  },
  updateProfile: ({ body }, context) => updateProfile(body, context),
  updateToSilver: (_, context) => updateToSilver(context),
}
