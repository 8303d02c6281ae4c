import * as v from 'valibot'
import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { FormText, RequiredFormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { Outcome, Text } from '#contract/platform/wire.ts'

export const ChatMessage = v.strictObject({
  name: Text(120),
  email: Text(254),
  message: Text(2_000),
  /** the path on which it was written */
  path: Text(500),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

export const ChatValues = v.object({
  name: v.pipe(RequiredFormText, v.trim()),
  email: v.pipe(FormText(emailError), v.trim()),
  message: v.pipe(RequiredFormText, v.trim()),
})

function emailError(email: string): string | null {
  if (email.trim() === '') return MESSAGES.required
  return isEmail(email.trim()) ? null : EMAIL_FIELD_PROBLEM
}

export const chatCalls = {
  sendChatMessage: endpoint({
    method: 'POST',
    path: 'public/api/site/send-chat-message',
    auth: 'optional',
    summary: 'Sends a message of the chat to the shop by e-mail',
    body: ChatMessage,
    answer: Outcome,
  }),
}
