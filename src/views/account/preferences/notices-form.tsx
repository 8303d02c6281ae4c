import { useState } from 'react'
import { NoticeFormValues } from '#contract/account/profile-form.ts'
import type { Profile } from '#contract/account/profile.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { useForm } from '#src/views/platform/form/use-form.ts'
import type { ProfileFormActor } from '#src/views/account/profile/profile-change-form.ts'
import { NOTHING_CHANGED, useProfileChange } from '#src/views/account/profile/use-profile-change.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { changedNotices, NAMES, noticeValues } from './notice-values.ts'

const LABELS = {
  newsletter: 'Newsletter',
  email_notifications: 'Notices by e-mail',
  text_notifications: 'Notices by text message',
} as const

const HINTS = {
  newsletter: 'New products and sales, by e-mail',
  email_notifications: 'Shipments, and documents that expire. Order confirmations come always',
  text_notifications: 'The same, to your mobile phone',
} as const

export function NoticesForm({ profile, form }: { profile: Profile; form: ProfileFormActor }) {
  const [start] = useState(() => noticeValues(profile))
  const { saved, note, send, isPending, refusal } = useProfileChange(form, start)
  const offline = useOffline()
  const { values, change, handleSubmit, problems, attempt } = useForm({
    schema: NoticeFormValues,
    labels: LABELS,
    initial: start,
    refusal,
    submit: (entered) => send(entered, changedNotices(entered, saved)),
  })
  const isUnchanged = Object.keys(changedNotices(values, saved)).length === 0
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} headingLevel="h3" attempt={attempt} />
      {NAMES.map((name) => (
        <Checkbox
          key={name}
          label={LABELS[name]}
          hint={HINTS[name]}
          checked={values[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
        />
      ))}
      {note !== null && isUnchanged && !isPending && (
        <Notice tone={note === NOTHING_CHANGED ? 'info' : 'success'} role="status">
          {note}
        </Notice>
      )}
      <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
        Save
      </Button>
    </Form>
  )
}
