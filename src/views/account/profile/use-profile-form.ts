import { useState } from 'react'
import { profileFormValues } from '#contract/account/profile-form.ts'
import type { Profile } from '#contract/account/profile.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useWhenAccepted } from '#src/views/platform/hooks/use-form-actor.ts'
import type { ProfileFormActor } from './profile-change-form.ts'
import { changedFields, isOtherEmail, LABELS, profileValues, type ProfileValues } from './profile-values.ts'
import { NOTHING_CHANGED, useProfileChange } from './use-profile-change.ts'

/** The fields of the profile, what of them is saved, and the outcome. */
export function useProfileForm(form: ProfileFormActor, profile: Profile) {
  const [start] = useState(() => profileValues(profile))
  const { saved, note, send, isPending, refusal } = useProfileChange(form, start)
  const fields = useForm({
    schema: profileFormValues((email) => isOtherEmail(email, saved)),
    labels: LABELS,
    initial: { ...start, current_password: '' },
    refusal,
    submit: ({ current_password, ...values }) => {
      const isOther = isOtherEmail(values.customers_email_address, saved)
      send(trimmed(values), { ...changedFields(values, saved), ...(isOther && { current_password }) })
    },
  })
  useWhenAccepted(form, () => fields.change({ current_password: '' }))
  const isUnchanged = Object.keys(changedFields(fields.values, saved)).length === 0
  return {
    ...fields,
    asksPassword: isOtherEmail(fields.values.customers_email_address, saved),
    /** the outcome, until the next edit */
    note: isUnchanged && !isPending ? note : null,
    hasNothing: isUnchanged && note === NOTHING_CHANGED,
    isPending,
  }
}

const trimmed = (values: ProfileValues): ProfileValues => ({
  customers_firstname: values.customers_firstname.trim(),
  customers_lastname: values.customers_lastname.trim(),
  customers_email_address: values.customers_email_address.trim(),
  company: values.company.trim(),
  customers_telephone: values.customers_telephone.trim(),
  customers_mobile_phone: values.customers_mobile_phone.trim(),
})
