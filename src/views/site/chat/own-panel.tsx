import type { Dispatch, SetStateAction } from 'react'
import { useLocation } from 'react-router'
import { type ChatMessage, ChatValues, chatCalls } from '#contract/site/chat.ts'
import type { ChatFacts, UserDeviceInfo } from '#machines/site/chat/chat.types.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { useFocusOnSwap } from '#src/ui/focus/use-focus-on-swap.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
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
          {device.browser} {device.browserVersion} on {device.os}, {device.type}
          {facts.model !== null && `; product ${facts.model}`}
        </p>
      </details>
    </div>
  )
}

function MessageForm({ form, facts, draft, onDraft }: OwnPanelProps) {
  const { pathname: path } = useLocation()
  const { isPending, refusal } = useFormActor(form)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field } = useForm({
    schema: ChatValues,
    labels: LABELS,
    idPrefix: 'chat-',
    initial: { ...draft, name: draft.name ?? facts.name, email: draft.email ?? facts.email },
    refusal,
    submit: (message) => form.send({ type: 'form.submit', request: { ...message, path } }),
  })
  const kept = (name: keyof ChatDraft) => {
    const control = field(name)
    const onChange: typeof control.onChange = (event) => {
      const { value } = event.currentTarget
      control.onChange(event)
      onDraft((before) => ({ ...before, [name]: value }))
    }
    return { ...control, onChange }
  }
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...kept('name')} autoComplete="name" maxLength={120} />
      <TextField {...kept('email')} type="email" autoComplete="email" maxLength={254} />
      <TextAreaField {...kept('message')} maxLength={2_000} />
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Send message
      </Button>
    </Form>
  )
}

const LABELS = { name: 'Your name', email: 'Your e-mail', message: 'Message' } as const
