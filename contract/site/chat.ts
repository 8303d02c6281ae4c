import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Outcome, Text } from '#contract/platform/wire.ts'

export const ChatMessage = v.strictObject({
  name: Text(120),
  email: Text(254),
  message: Text(2_000),
  /** the path on which it was written */
  path: Text(500),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

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
