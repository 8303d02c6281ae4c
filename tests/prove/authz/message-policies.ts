import type { Payload, Policy } from './policy.ts'

const message = (body: Payload['body'] = {}): Policy => ({
  admits: 'visitor',
  ids: { 'body.email': 'public' },
  payload: () => ({ body }),
})

/** Forms of visitors. They are refused in words, so that no e-mail is sent. */
export const messagePolicies: Readonly<Record<string, Policy>> = {
  sendContactMessage: message({ name: '', email: '', message: '' }),
  subscribeToNewsletter: message({ email: '' }),
  sendChatMessage: message({ name: '', email: '', message: '', path: '/' }),
}
