import { useState } from 'react'
import type { Profile } from '#contract/account/profile.ts'
import { markupIn, taggedCents, TagMarkupValues } from '#contract/account/tag-markup.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { ProfileFormActor } from '#src/views/account/profile/profile-change-form.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'

const LABELS = { tag_markup_percent: 'Markup in percent' } as const
/** In cents, of a piece. */
const SAMPLE = 1_000

/** What price tags print. */
export function TagsForm({ profile, form }: { profile: Profile; form: ProfileFormActor }) {
  const { isPending, isAccepted, refusal } = useFormActor(form)
  const [initial] = useState({ tag_markup_percent: String(profile.tag_markup_percent ?? '') })
  const offline = useOffline()
  const { values, field, handleSubmit, problems, attempt } = useForm({
    schema: TagMarkupValues,
    labels: LABELS,
    initial,
    refusal,
    submit: (request) => {
      form.send({ type: 'form.edit' })
      form.send({ type: 'form.submit', request })
    },
  })
  const markup = field('tag_markup_percent')
  const percent = markupIn(values.tag_markup_percent)
  const change: typeof markup.onChange = (event) => {
    markup.onChange(event)
    if (isAccepted) form.send({ type: 'form.edit' })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} headingLevel="h3" attempt={attempt} />
      <TextField
        {...markup}
        optional
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        hint={percent === undefined ? undefined : exampleOf(percent)}
        onChange={change}
      />
      {isAccepted && (
        <Notice tone="success" role="status">
          Saved. Price tags are made with it from now on.
        </Notice>
      )}
      <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
        Save
      </Button>
    </Form>
  )
}

const exampleOf = (percent: number | null): string =>
  percent === null
    ? 'Tags have a line on which you write the price.'
    : `A ${formatMoney(SAMPLE)} piece is tagged ${formatMoney(taggedCents(SAMPLE, 1, percent))}.`
