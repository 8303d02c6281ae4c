import { useState } from 'react'
import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/email.ts'
import { joinedErrors } from '#contract/failure.ts'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import { type FormActor, useFormActor } from '#src/views/shop/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { FormFrame } from './form-frame.tsx'

const LABELS = { name: 'Name', email: 'E-mail', phone: 'Phone', message: 'Message' } as const
type Field = keyof typeof LABELS
type Values = Readonly<Record<Field, string>>
const NOTHING_ENTERED: Values = { name: '', email: '', phone: '', message: '' }

export function ContactForm({ form }: { form: FormActor }) {
  return (
    <FormFrame
      form={form}
      heading="Send us a message"
      accepted="Your message was sent. We answer by e-mail during our office hours."
      again="Send another message"
    >
      <Fields form={form} />
    </FormFrame>
  )
}

function Fields({ form }: { form: FormActor }) {
  const { isPending, refusal } = useFormActor(form)
  const [values, setValues] = useState(NOTHING_ENTERED)
  const [presses, setPresses] = useState(0)
  const offline = useOffline()
  const errors = errorsOf(values)
  const missing = presses > 0 ? problemsOf(errors) : []
  const submit = () => {
    setPresses(presses + 1)
    if (Object.keys(errors).length > 0) return
    const phone = values.phone.trim() || null
    form.send({ type: 'form.submit', request: { kind: 'contactMessage', message: { ...values, phone } } })
  }
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  const fieldOf = (field: Field) => ({
    id: `contact-${field}`,
    label: LABELS[field],
    value: values[field],
    error: presses > 0 ? errors[field] : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setValues({ ...values, [field]: event.currentTarget.value }),
  })
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        headingLevel="h3"
        problems={missing.length > 0 ? missing : refused}
        attempt={presses * 2 + refused.length}
      />
      <div className={fieldRow}>
        <TextField {...fieldOf('name')} autoComplete="name" maxLength={80} />
        <TextField {...fieldOf('email')} type="email" autoComplete="email" maxLength={100} />
      </div>
      <TextField {...fieldOf('phone')} optional type="tel" autoComplete="tel" maxLength={30} />
      <TextAreaField {...fieldOf('message')} maxLength={4_000} />
      <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
        Send message
      </Button>
    </Form>
  )
}

function errorsOf({ name, email, message }: Values): Partial<Values> {
  return {
    ...(name.trim() === '' ? { name: MESSAGES.required } : {}),
    ...(isEmail(email.trim()) ? {} : { email: EMAIL_FIELD_PROBLEM }),
    ...(message.trim() === '' ? { message: MESSAGES.required } : {}),
  }
}

const problemsOf = (errors: Partial<Values>): readonly FieldProblem[] =>
  // Object.keys widens the keys to strings
  (Object.keys(errors) as Field[]).map((field) => ({
    text: `${LABELS[field]}: ${errors[field]}`,
    fieldId: `contact-${field}`,
  }))
