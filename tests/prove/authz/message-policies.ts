import type { Payload, Policy } from './policy.ts'

const message = (body: Payload['body'] = {}): Policy => ({
  admits: 'visitor',
  ids: { 'body.email': 'public' },
  payload: () => ({ body }),
})

/** The token is that of nobody: whoever knows one may end the e-mails of its customer, and nothing else. */
const unsubscribe: Policy = {
  admits: 'everybody',
  ids: { 'body.token': 'public' },
  payload: () => ({ body: { from: 'stock', token: '018f4e5c-2b7a-4c31-9d52-7f1b6c0a9e11' } }),
}

/** Forms of visitors. They are refused in words, so that no e-mail is sent. */
export const messagePolicies: Readonly<Record<string, Policy>> = {
  sendContactMessage: message({ name: '', email: '', message: '' }),
  subscribeToNewsletter: message({ email: '' }),
  unsubscribe,
  sendChatMessage: message({ name: '', email: '', message: '', path: '/' }),
}
