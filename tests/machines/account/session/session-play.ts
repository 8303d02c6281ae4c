import { sessionModel } from '#machines/account/session/session.model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { play } from '#tests/machines/play.ts'

export const { user, customer } = knownReply
export const login = { type: 'login.submit', username: 'ada@lund.example', password: 'Str0ng-pass' } as const
export const actAs = { ...login, type: 'login.actAs', customers_id: 7, otp: '123456' } as const
export const kept = { type: 'session.kept', reply: knownReply }
export const signedIn = { type: 'session.signedIn', user, customer }
export const signedOut = { type: 'session.signedOut' }
export const forgotten = { type: 'session.forgotten' }
export const visitor = {
  user: null,
  customer: null,
  is_impersonate: false,
  status: 'loggedOut',
  profile: null,
  isProfileReread: false,
  initialUrl: null,
  logoutVariant: 'normal',
  loginFailure: null,
}

export const begin = (input: keyof typeof sessionModel.inputs) => play(sessionModel, input)

export async function asCustomer() {
  const game = begin('returning')
  await game.answer('fetchCurrentUser', 'known')
  await game.answer('fetchProfile', 'found')
  game.emitted.length = 0
  game.sent.length = 0
  return game
}
