import { describe, expect, test } from 'vitest'
import { accessOf, isActingAs } from '#machines/account/session/session.selectors.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import {
  actAs,
  asCustomer,
  begin,
  forgotten,
  kept,
  login,
  signedIn,
  signedOut,
  visitor,
} from './session-play.ts'

describe('a login', () => {
  test('[SES-02] [SES-03] [SES-08] [SES-16] [SES-17] [ACC-13] navigates to the requested page, once', async () => {
    const { snapshot, emitted, sent, send, answer } = begin('visitor')
    send({ type: 'initialUrl.remember', url: '/checkout/payment?from=mail' }, login)
    await answer('logIn', 'accepted')
    expect([snapshot().value, accessOf(snapshot())]).toEqual(['establishing', 'checking'])
    expect(sent).toEqual([{ type: 'failures.dismiss' }])
    await answer('fetchProfile', 'found')
    expect([snapshot().value, snapshot().context.status]).toEqual([{ signedIn: 'idle' }, 'loggedIn'])
    expect(snapshot().context.profile?.company).toBe('Lund Displays')
    expect(emitted).toEqual([
      forgotten,
      kept,
      { type: 'sortOptions.outdated' },
      { type: 'session.arrived', to: '/checkout/payment?from=mail' },
    ])
    expect(sent.slice(1)).toEqual([signedIn])
    send({ type: 'initialUrl.used' })
    expect(snapshot().context.initialUrl).toBeNull()
  })

  test('[SES-03] without a requested page navigates home', async () => {
    const { emitted, send, answer } = begin('visitor')
    send(login)
    await answer('logIn', 'accepted')
    await answer('fetchProfile', 'lost')
    expect(emitted.at(-1)).toEqual({ type: 'session.arrived', to: '/' })
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    '[SES-03] %s is never remembered',
    (url) => {
      const { snapshot, send } = begin('visitor')
      send({ type: 'initialUrl.remember', url })
      expect(snapshot().context).toEqual(visitor)
    },
  )

  test.each([
    ['mismatch', { problem: 'mismatch', errors: ['Unauthorized'] }],
    ['refused', { problem: 'refused', errors: ['Your account is closed.'] }],
    ['lost', { problem: 'refused', errors: [] }],
  ])('[MSG-12] [MSG-13] [SES-13] [SES-25] %s is told; the wanted page survives', async (outcome, told) => {
    const { snapshot, emitted, sent, send, answer } = begin('visitor')
    send({ type: 'initialUrl.remember', url: '/cart' }, login)
    await answer('logIn', outcome)
    expect(snapshot().value).toBe('signedOut')
    expect(snapshot().context).toEqual({ ...visitor, initialUrl: '/cart', loginFailure: told })
    expect(emitted).toEqual([forgotten, forgotten, { type: 'notice.loginFailed', ...told }])
    expect(sent).toEqual([signedOut])
  })

  test('[MSG-12] the failure is kept in context until the next attempt or a log-in of another tab', async () => {
    const { snapshot, send, answer } = begin('visitor')
    send(login)
    await answer('logIn', 'mismatch')
    expect(snapshot().context.loginFailure?.problem).toBe('mismatch')
    send(login)
    expect(snapshot().context.loginFailure).toBeNull()
    await answer('logIn', 'mismatch')
    send({ type: 'token.changed' })
    await answer('fetchCurrentUser', 'known')
    expect(snapshot().context.loginFailure).toBeNull()
  })

  test('the password is nowhere in the context', async () => {
    const { snapshot, send, answer } = begin('visitor')
    send(login)
    const during = JSON.stringify(snapshot().context)
    await answer('logIn', 'accepted')
    expect(during + JSON.stringify(snapshot().context)).not.toContain(login.password)
  })

  test('no token is in the context', async () => {
    const { snapshot } = await asCustomer()
    expect(JSON.stringify(snapshot().context)).not.toMatch(/"access|"documents"/)
  })

  test('[ENT-43] [ROUTE-32] [SES-13] as a customer by staff, and any during a refresh, needs no logout and forgets the customer before', async () => {
    for (const [event, { snapshot, emitted, sent, send }] of [
      [actAs, await asCustomer()],
      [actAs, begin('returning')],
      [login, begin('returning')],
    ] as const) {
      send(event)
      expect([snapshot().value, snapshot().context.user]).toEqual(['authenticating', null])
      expect(emitted).toEqual([forgotten])
      expect(sent).toEqual([signedOut])
    }
  })

  test('[SES-07] only a logged-in session shows that staff is acting', async () => {
    const { snapshot } = await asCustomer()
    expect(isActingAs(snapshot())).toBe(false)
  })

  test('[SES-09] [SES-16] by registration leaves the navigation to its page, and is announced without a profile, too', async () => {
    const { snapshot, emitted, sent, send, answer } = begin('visitor')
    send({ type: 'session.registered', reply: knownReply })
    await answer('fetchProfile', 'lost')
    expect(sent).toEqual([signedIn])
    expect(snapshot().value).toEqual({ signedIn: 'idle' })
    expect(emitted).toEqual([forgotten, kept, { type: 'sortOptions.outdated' }])
  })
})
