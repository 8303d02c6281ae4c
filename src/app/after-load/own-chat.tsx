import { useEffect } from 'react'
import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { chatForm, OwnPanel, type OwnPanelProps } from '#src/views/site/chat/own-panel.tsx'
import { useWhenAccepted } from '#src/views/platform/hooks/use-form-actor.ts'
import type { ChatActor } from '#src/views/site/chat/chat-panel.tsx'

/** The panel of the shop, whose message is sent as a form. */
export function OwnChat({ chat, onDraft, ...props }: Omit<OwnPanelProps, 'form'> & { chat: ChatActor }) {
  const form = useFormSubmission(chatForm)
  useEffect(() => chat.send({ type: 'panel.ready' }), [chat])
  useWhenAccepted(form, () => onDraft((draft) => ({ ...draft, message: '' })))
  return <OwnPanel {...props} onDraft={onDraft} form={form} />
}
