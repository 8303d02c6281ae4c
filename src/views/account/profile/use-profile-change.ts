import { useRef, useState } from 'react'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { ProfileChange } from '#contract/account/profile.ts'
import { useFormActor, useWhenAccepted } from '#src/views/platform/hooks/use-form-actor.ts'
import type { ProfileFormActor } from './profile-change-form.ts'

export const NOTHING_CHANGED = 'Nothing has changed.'

/** Sends what differs from what is saved. `note` is the outcome of the last change; null: none yet. */
export function useProfileChange<Values>(form: ProfileFormActor, start: Values) {
  const [saved, setSaved] = useState(start)
  const [note, setNote] = useState<string | null>(null)
  const sent = useRef(start)
  const { isPending, refusal } = useFormActor(form)
  useWhenAccepted(form, ({ message }) => {
    setSaved(sent.current)
    setNote(message || MESSAGES.profileUpdated)
  })
  const send = (values: Values, change: ProfileChange) => {
    if (Object.keys(change).length === 0) return setNote(NOTHING_CHANGED)
    setNote(null)
    sent.current = values
    // resets a form that was accepted before; ignored in any other state
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request: change })
  }
  return { saved, note, send, isPending, refusal }
}
