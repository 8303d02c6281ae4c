import { useState } from 'react'
import type { Profile } from '#contract/account/profile.ts'
import { LARGEST_MARKUP, LEAST_MARKUP, taggedCents } from '#contract/account/tag-markup.ts'
import { joinedErrors } from '#contract/platform/failure.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { ProfileFormActor } from '#src/views/account/profile/profile-change-form.ts'
import { useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'

const WRONG = `Enter a whole number from ${LEAST_MARKUP} to ${LARGEST_MARKUP}, or nothing.`
/** In cents, of a piece. */
const SAMPLE = 1_000

/** What price tags print. */
export function TagsForm({ profile, form }: { profile: Profile; form: ProfileFormActor }) {
  const [typed, setTyped] = useState(String(profile.tag_markup_percent ?? ''))
  const [presses, setPresses] = useState(0)
  const { isPending, isAccepted, refusal } = useFormActor(form)
  const offline = useOffline()
  const percent = percentIn(typed)
  const isWrong = percent === undefined
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  const submit = () => {
    setPresses(presses + 1)
    if (percent === undefined) return
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request: { tag_markup_percent: percent } })
  }
  const change = (text: string) => {
    setTyped(text)
    if (isAccepted) form.send({ type: 'form.edit' })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary problems={refused} headingLevel="h3" attempt={presses * 2 + refused.length} />
      <TextField
        label="Markup in percent"
        optional
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        value={typed}
        hint={isWrong ? undefined : exampleOf(percent)}
        error={isWrong && presses > 0 ? WRONG : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
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

/** null: nothing is typed; undefined: what is typed is no markup */
function percentIn(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s*%$/, '')
  if (text === '') return null
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return percent >= LEAST_MARKUP && percent <= LARGEST_MARKUP ? percent : undefined
}

const exampleOf = (percent: number | null): string =>
  percent === null
    ? 'Tags have a line on which you write the price.'
    : `A ${formatMoney(SAMPLE)} piece is tagged ${formatMoney(taggedCents(SAMPLE, 1, percent))}.`
