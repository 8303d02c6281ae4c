import type { accountCalls } from '#contract/account.ts'
import type { profileCalls } from '#contract/profile.ts'
import type { Handlers } from '#server/http/handler.ts'
import { unauthorized } from '#server/http/http-error.ts'
import { selectOrders } from './orders.ts'
import { profileOf, readPerson } from './person.ts'
import { updateProfile } from './update-profile.ts'
import { updateToSilver } from './update-to-silver.ts'

/** The handlers of the account calls; the two about date requests belong to delivery. */
export const accountHandlers: Handlers<typeof profileCalls & Pick<typeof accountCalls, 'selectOrders'>> = {
  selectProfile: async (_, { db, session }) => {
    const [row] = await readPerson(db, { id: session.customerId })
    if (!row) throw unauthorized()
    return { profile: profileOf(row) }
  },
  updateProfile: ({ body }, context) => updateProfile(body, context),
  updateToSilver: (_, context) => updateToSilver(context),
  selectOrders: ({ body }, { db, session }) => selectOrders(db, session.customerId, session.projectId, body),
}
