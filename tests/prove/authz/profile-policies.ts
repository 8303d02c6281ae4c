import type { Policy } from './policy.ts'

export const profilePolicies: Readonly<Record<string, Policy>> = {
  selectProfile: { admits: 'customer' },
  updateProfile: {
    admits: 'customer',
    ids: { 'body.customers_email_address': 'public', 'body.email_notifications': 'public' },
    payload: () => ({ body: { company: 'Quill' } }),
  },
  updateToSilver: { admits: 'customer' },
}
