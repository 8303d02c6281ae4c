import { useEffect, useRef, useState } from 'react'
import { joinedErrors } from '#contract/platform/failure.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { Profile } from '#contract/account/profile.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import type { ProfileFormActor } from '#src/views/account/profile/profile-change-form.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { changedNotices, type NoticeName, type NoticeValues, noticeValues } from './notice-values.ts'

const NOTHING = 'Nothing has changed.'

const BOXES: readonly { readonly name: NoticeName; readonly label: string; readonly hint: string }[] = [
  { name: 'newsletter', label: 'Newsletter', hint: 'New products and sales, by e-mail' },
  {
    name: 'email_notifications',
    label: 'Notices by e-mail',
    hint: 'Shipments, and documents that expire. Order confirmations come always',
  },
  { name: 'text_notifications', label: 'Notices by text message', hint: 'The same, to your mobile phone' },
]

export function NoticesForm({ profile, form }: { profile: Profile; form: ProfileFormActor }) {
  const [values, setValues] = useState(() => noticeValues(profile))
  const { saved, note, send } = useSavedNotices(form, noticeValues(profile))
  const [presses, setPresses] = useState(0)
  const { isPending, refusal } = useFormActor(form)
  const offline = useOffline()
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  const isUnchanged = Object.keys(changedNotices(values, saved)).length === 0
  const submit = () => {
    setPresses(presses + 1)
    send(values)
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary problems={refused} headingLevel="h3" attempt={presses * 2 + refused.length} />
      {BOXES.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          label={label}
          hint={hint}
          checked={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.currentTarget.checked })}
        />
      ))}
      {note !== null && isUnchanged && !isPending && (
        <Notice tone={note === NOTHING ? 'info' : 'success'} role="status">
          {note}
        </Notice>
      )}
      <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
        Save
      </Button>
    </Form>
  )
}

function useSavedNotices(form: ProfileFormActor, start: NoticeValues) {
  const [saved, setSaved] = useState(start)
  const [note, setNote] = useState<string | null>(null)
  const sent = useRef(start)
  useEffect(() => {
    const subscription = form.on('form.accepted', ({ fact }) => {
      setSaved(sent.current)
      setNote(fact.message || MESSAGES.profileUpdated)
    })
    return () => subscription.unsubscribe()
  }, [form])
  const send = (values: NoticeValues) => {
    const change = changedNotices(values, saved)
    if (Object.keys(change).length === 0) return setNote(NOTHING)
    setNote(null)
    sent.current = values
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request: change })
  }
  return { saved, note, send }
}
