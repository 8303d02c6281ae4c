import { useEffect, useRef, useState } from 'react'
import { profileFormValues } from '#contract/account/profile-form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { Profile } from '#contract/account/profile.ts'
import type { ProfileUpdated } from '#src/services/account/account-forms.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import type { ProfileFormActor } from './profile-change-form.ts'
import {
  changedFields,
  isOtherEmail,
  LABELS,
  type ProfileFormField,
  profileValues,
  type ProfileValues,
} from './profile-values.ts'

type ProfileFormValues = Readonly<Record<ProfileFormField, string>>

const NOTHING = 'Nothing has changed.'

/** The fields of the profile, what of them is saved, and the outcome. */
export function useProfileForm(form: ProfileFormActor, profile: Profile) {
  const [start] = useState(() => profileValues(profile))
  const [saved, setSaved] = useState(start)
  const [note, setNote] = useState<string | null>(null)
  const sent = useRef(start)
  const { isPending, refusal } = useFormActor(form)
  const send = ({ current_password, ...values }: ProfileFormValues) => {
    const changed = changedFields(values, saved)
    if (Object.keys(changed).length === 0) return setNote(NOTHING)
    setNote(null)
    sent.current = trimmed(values)
    const isOther = isOtherEmail(values.customers_email_address, saved)
    // resets a form that was accepted before; ignored in any other state
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request: isOther ? { ...changed, current_password } : changed })
  }
  const fields = useForm({
    schema: profileFormValues((email) => isOtherEmail(email, saved)),
    labels: LABELS,
    initial: { ...start, current_password: '' },
    refusal,
    submit: send,
  })
  useWhenSaved(form, ({ message }) => {
    setSaved(sent.current)
    setNote(message || MESSAGES.profileUpdated)
    fields.change({ current_password: '' })
  })
  const isUnchanged = Object.keys(changedFields(fields.values, saved)).length === 0
  return {
    ...fields,
    asksPassword: isOtherEmail(fields.values.customers_email_address, saved),
    /** the outcome, until the next edit */
    note: isUnchanged && !isPending ? note : null,
    hasNothing: isUnchanged && note === NOTHING,
    isPending,
  }
}

function useWhenSaved(form: ProfileFormActor, onSaved: (fact: ProfileUpdated) => void): void {
  const latest = useRef(onSaved)
  useEffect(() => {
    latest.current = onSaved
  })
  useEffect(() => {
    const subscription = form.on('form.accepted', ({ fact }) => latest.current(fact))
    return () => subscription.unsubscribe()
  }, [form])
}

const trimmed = (values: ProfileValues): ProfileValues => ({
  customers_firstname: values.customers_firstname.trim(),
  customers_lastname: values.customers_lastname.trim(),
  customers_email_address: values.customers_email_address.trim(),
  company: values.company.trim(),
  customers_telephone: values.customers_telephone.trim(),
  customers_mobile_phone: values.customers_mobile_phone.trim(),
})
