import type { chatCalls } from '#contract/site/chat.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { admitMessage, emailToShop } from '#server/site/messages-to-shop/email-to-shop.ts'
import { messageProblems } from '#server/site/messages-to-shop/message-problems.ts'

export const chatHandlers: Handlers<typeof chatCalls> = {
  /** Rejected fields are a regular response with reasons. */
  sendChatMessage: async ({ body }, context) => {
    const errors = messageProblems(body)
    if (errors.length > 0) return { success: false, errors }
    await admitMessage('chat-message', context)
    const { name, email, path, message } = body
    const fields = { Name: name, 'E-mail': email, Page: path }
    await emailToShop(context, { subject: 'Message from the chat', sender: email, fields, text: message })
    return { success: true }
  },
}
