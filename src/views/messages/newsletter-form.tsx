import { useState } from 'react'
import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/email.ts'
import { joinedErrors } from '#contract/failure.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { type FormActor, useFormActor } from '#src/views/shop/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { FormFrame } from './form-frame.tsx'

const FIELD = 'newsletter-email'

export function NewsletterForm({ form }: { form: FormActor }) {
  return (
    <FormFrame
      form={form}
      heading="Get the newsletter"
      accepted="Your request was sent. We add your address to the list by hand."
      again="Enter another address"
    >
      <Fields form={form} />
    </FormFrame>
  )
}

function Fields({ form }: { form: FormActor }) {
  const { isPending, refusal } = useFormActor(form)
  const [email, setEmail] = useState('')
  const [presses, setPresses] = useState(0)
  const offline = useOffline()
  const isValid = isEmail(email.trim())
  const showsError = presses > 0 && !isValid
  const submit = () => {
    setPresses(presses + 1)
    if (isValid) form.send({ type: 'form.submit', request: { kind: 'newsletterSubscription', email } })
  }
  const missing = showsError ? [{ text: `E-mail: ${EMAIL_FIELD_PROBLEM}`, fieldId: FIELD }] : []
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        headingLevel="h3"
        problems={missing.length > 0 ? missing : refused}
        attempt={presses * 2 + refused.length}
      />
      <TextField
        id={FIELD}
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={100}
        value={email}
        error={showsError ? EMAIL_FIELD_PROBLEM : undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
        Subscribe
      </Button>
    </Form>
  )
}
