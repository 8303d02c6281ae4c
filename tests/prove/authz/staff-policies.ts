import type { Policy } from './policy.ts'

/** Who may make the calls of the staff pages. */
export const staffPolicies: Readonly<Record<string, Policy>> = {
  staffLogIn: {
    admits: 'everybody',
    ids: { 'body.email': 'public' },
    payload: ({ email }) => ({ body: { email, password: 'Not-that-1', code: '123456' } }),
  },
  staffLogOut: { admits: 'staff' },
  staffSession: { admits: 'staff' },
  listSettings: { admits: 'staff' },
  saveSetting: {
    admits: 'staff',
    payload: () => ({ body: { kind: 'app', key: 'redirect_hosts', before: '', value: '' } }),
  },
  settingHistory: { admits: 'staff', payload: () => ({ body: { kind: 'app', key: 'redirect_hosts' } }) },
}
