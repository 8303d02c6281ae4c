import { type Dispatch, type SetStateAction, useState } from 'react'
import { useLocation } from 'react-router'
import { joinedErrors } from '#contract/platform/failure.ts'
import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { type ChatMessage, chatCalls } from '#contract/site/chat.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { ChatFacts, UserDeviceInfo } from '#machines/site/chat/chat.types.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { useFocusOnSwap } from '#src/ui/focus/use-focus-on-swap.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './chat.css.ts'
import type { ChatDraft } from './draft.ts'

export const chatForm: FormDefinition<ChatMessage> = {
  send: sendAs(chatCalls.sendChatMessage),
  successText: () => 'Your message was sent.',
}

export interface OwnPanelProps {
  form: FormActor<ChatMessage>
  facts: ChatFacts
  userDeviceInfo: UserDeviceInfo
  draft: ChatDraft
  onDraft: Dispatch<SetStateAction<ChatDraft>>
}

/** Hours and phone of the shop, and a message that is sent to it by e-mail. */
export function OwnPanel(props: OwnPanelProps) {
  const { phone, hours, hoursNote } = useSettings()
  const { form, facts, userDeviceInfo: device } = props
  const { isAccepted } = useFormActor(form)
  const swap = useFocusOnSwap<HTMLDivElement>(isAccepted)
  return (
    <div className={css.body}>
      <p>
        Call <PhoneLink phone={phone} />, or write to us: we answer by e-mail.
      </p>
      <div className={css.small}>
        {hoursNote !== '' && <p>{hoursNote}</p>}
        {hours.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div ref={swap} className={css.swap}>
        {isAccepted && (
          <h3 className={css.title} tabIndex={-1}>
            Sent
          </h3>
        )}
        {/* announced only where the region was there before its text */}
        <p role="status" className={css.status}>
          {isAccepted && 'We have your message, and answer to the e-mail address you gave.'}
        </p>
        {isAccepted ? (
          <Button tone="outline" onClick={() => form.send({ type: 'form.edit' })}>
            Write another message
          </Button>
        ) : (
          <MessageForm {...props} />
        )}
      </div>
      <details className={css.small}>
        <summary>About this page</summary>
        <p>
          {device.browser} {device.browser_version} on {device.os}, {device.type}
          {facts.model !== null && `; product ${facts.model}`}
        </p>
      </details>
    </div>
  )
}

function MessageForm({ form, facts, draft, onDraft }: OwnPanelProps) {
  const { pathname: path } = useLocation()
  const { isPending, refusal } = useFormActor(form)
  const [presses, setPresses] = useState(0)
  const offline = useOffline()
  const [name, email] = [draft.name ?? facts.name, draft.email ?? facts.email]
  const errors = errorsOf({ name, email, message: draft.message })
  const shown = presses > 0 ? errors : {}
  const problems = Object.entries(shown).map(([field, text]) => ({
    text: `${LABELS[field] ?? field}: ${text}`,
    fieldId: `chat-${field}`,
  }))
  const submit = () => {
    setPresses(presses + 1)
    if (Object.keys(errors).length > 0) return
    const request = { name: name.trim(), email: email.trim(), message: draft.message.trim(), path }
    form.send({ type: 'form.submit', request })
  }
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        problems={problems.length > 0 ? problems : refused}
        attempt={presses * 2 + refused.length}
      />
      <TextField
        id="chat-name"
        label="Your name"
        autoComplete="name"
        maxLength={120}
        value={name}
        error={shown['name']}
        onChange={(event) => onDraft({ ...draft, name: event.currentTarget.value })}
      />
      <TextField
        id="chat-email"
        label="Your e-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={shown['email']}
        onChange={(event) => onDraft({ ...draft, email: event.currentTarget.value })}
      />
      <TextAreaField
        id="chat-message"
        label="Message"
        maxLength={2_000}
        value={draft.message}
        error={shown['message']}
        onChange={(event) => onDraft({ ...draft, message: event.currentTarget.value })}
      />
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Send message
      </Button>
    </Form>
  )
}

const LABELS: Readonly<Record<string, string>> = {
  name: 'Your name',
  email: 'Your e-mail',
  message: 'Message',
}

function errorsOf(values: { readonly name: string; readonly email: string; readonly message: string }) {
  const missing = Object.entries(values).flatMap(([field, text]) =>
    text.trim() === '' ? [[field, MESSAGES.required] as const] : [],
  )
  const isWrong = values.email.trim() !== '' && !isEmail(values.email.trim())
  const wrong = isWrong ? { email: EMAIL_FIELD_PROBLEM } : {}
  return { ...Object.fromEntries<string>(missing), ...wrong } as Readonly<Record<string, string>>
}
