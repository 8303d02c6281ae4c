import type { messageCalls } from '#contract/site/messages-to-shop.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'

export const messageHandlers: Handlers<typeof messageCalls> = {
  sendContactMessage: ({ body }, context) => sendContactMessage(body, context),
  subscribeToNewsletter: ({ body }, context) => subscribeToNewsletter(body, context),
}
