import { useEffect, useRef, useState } from 'react'
import { joinedErrors } from '#contract/platform/failure.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { Profile } from '#contract/account/profile.ts'
import { useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import type { ProfileFormActor } from './profile-change-form.ts'
import {
  changedFields,
  isOtherEmail,
  profileErrors,
  profileProblems,
  profileValues,
  type ProfileValues,
} from './profile-values.ts'

/** What was typed into the profile, what of it is saved, and what is wrong with it. */
export function useProfileForm(form: ProfileFormActor, profile: Profile) {
  const [values, setValues] = useState(() => profileValues(profile))
  const [password, setPassword] = useState('')
  const [presses, setPresses] = useState(0)
  const { saved, note, send, hasNothing } = useSaved(form, profileValues(profile), () => setPassword(''))
  const { isPending, refusal } = useFormActor(form)
  const asksPassword = isOtherEmail(values, saved)
  const errors = profileErrors(values, password, asksPassword)
  const missing = profileProblems(errors)
  const submit = () => {
    setPresses(presses + 1)
    if (missing.length === 0) send(values, asksPassword ? password : null)
  }
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  const isChecked = presses > 0
  const isUnchanged = Object.keys(changedFields(values, saved)).length === 0
  return {
    values,
    setValues,
    password,
    setPassword,
    asksPassword,
    errors: isChecked ? errors : null,
    problems: isChecked && missing.length > 0 ? missing : refused,
    attempt: presses * 2 + refused.length,
    /** the outcome, until the next edit */
    note: isUnchanged && !isPending ? note : null,
    hasNothing: isUnchanged && hasNothing,
    isPending,
    submit,
  }
}

const NOTHING = 'Nothing has changed.'

/** The values last saved, and the text about them. */
function useSaved(form: ProfileFormActor, start: ProfileValues, onSaved: () => void) {
  const [saved, setSaved] = useState(start)
  const [note, setNote] = useState<string | null>(null)
  const sent = useRef(start)
  const latest = useRef(onSaved)
  useEffect(() => {
    latest.current = onSaved
  })
  useEffect(() => {
    const subscription = form.on('form.accepted', ({ fact }) => {
      setSaved(sent.current)
      setNote(fact.message || MESSAGES.profileUpdated)
      latest.current()
    })
    return () => subscription.unsubscribe()
  }, [form])
  const send = (values: ProfileValues, password: string | null) => {
    const fields = changedFields(values, saved)
    if (Object.keys(fields).length === 0) return setNote(NOTHING)
    setNote(null)
    sent.current = trimmed(values)
    const change = password === null ? fields : { ...fields, current_password: password }
    // resets a form that was accepted before; ignored in any other state
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request: change })
  }
  return { saved, note, send, hasNothing: note === NOTHING }
}

const trimmed = (values: ProfileValues): ProfileValues => ({
  customers_firstname: values.customers_firstname.trim(),
  customers_lastname: values.customers_lastname.trim(),
  customers_email_address: values.customers_email_address.trim(),
  company: values.company.trim(),
  customers_telephone: values.customers_telephone.trim(),
  customers_mobile_phone: values.customers_mobile_phone.trim(),
})
