import { MESSAGES } from '#contract/platform/messages.ts'
import type { ProfileChange } from '#contract/account/profile.ts'
import { type ProfileUpdated, sendProfileChange } from '#src/services/account/account-forms.ts'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'

/** Changes fields of the profile, on whichever page they are. */
export const profileChangeForm: FormDefinition<ProfileChange, ProfileUpdated> = {
  send: sendProfileChange,
  successText: ({ message }) => message || MESSAGES.profileUpdated,
  onAccepted: (_, { systemActor }) => systemActor('session').send({ type: 'session.refresh' }),
}

export type ProfileFormActor = FormActor<ProfileChange, ProfileUpdated>
