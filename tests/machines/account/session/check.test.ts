import { describe, expect, test } from 'vitest'
import { accessOf } from '#machines/account/session/session.selectors.ts'
import { asCustomer, begin, customer, login, signedOut, user, visitor } from './session-play.ts'

describe('the 5-second check', () => {
  test('[SES-18] [SES-20] detects only that the stored user is another one than the known user', async () => {
    const { snapshot } = await asCustomer()
    expect(snapshot().children.watchStoredSession?.getSnapshot().input).toEqual({
      period: 5_000,
      customers_id: 7,
      is_impersonate: false,
    })
  })

  test('[T32] pauses while a login, a refresh or a logout is in flight', async () => {
    const visiting = begin('visitor')
    visiting.send(login, { type: 'token.changed' })
    expect([visiting.snapshot().value, Object.keys(visiting.snapshot().children)]).toEqual([
      'authenticating',
      ['logIn'],
    ])
    const { snapshot, send } = await asCustomer()
    send({ type: 'session.refresh' }, { type: 'token.removed' })
    expect([snapshot().value, Object.keys(snapshot().children)]).toEqual([
      { refreshing: 'asking' },
      ['fetchCurrentUser'],
    ])
    send({ type: 'session.logOut', variant: 'normal' }, { type: 'token.changed' })
    expect(Object.keys(snapshot().children)).toEqual(['logOut'])
  })

  test('[SES-19] [SES-20] a logout in another tab logs out here without a call', async () => {
    const { snapshot, sent, send } = await asCustomer()
    send({ type: 'token.removed' })
    expect(snapshot().value).toBe('signedOut')
    expect(snapshot().context).toEqual(visitor)
    expect(sent).toEqual([signedOut])
  })

  test('[SES-19] [SES-20] a login in another tab is verified with the server', async () => {
    const { snapshot, send, answer } = begin('visitor')
    send({ type: 'token.changed' })
    expect(accessOf(snapshot())).toBe('checking')
    await answer('fetchCurrentUser', 'known')
    expect(snapshot().value).toEqual({ signedIn: 'readingProfile' })
  })
})

describe('while somebody is known', () => {
  test('[CONST-17] [T31] the user is reloaded every 5 hours while the page stays', async () => {
    const { snapshot, pass } = await asCustomer()
    pass(17_999_999)
    expect(snapshot().value).toEqual({ signedIn: 'idle' })
    pass(1)
    expect([snapshot().value, accessOf(snapshot())]).toEqual([{ refreshing: 'asking' }, 'signedIn'])
  })

  test('[T30] [ENT-34] a 401 verifies the session; a second failure logs out and keeps the requested page', async () => {
    const { snapshot, send, answer } = await asCustomer()
    send({ type: 'initialUrl.remember', url: '/checkout/review' }, { type: 'session.unauthorized' })
    await answer('fetchCurrentUser', 'lost')
    await answer('fetchCurrentUser', 'lost')
    expect([snapshot().value, snapshot().context.initialUrl]).toEqual(['signedOut', '/checkout/review'])
  })

  test('[SES-09] [SES-27] other prices found after a 401 are recorded and emitted', async () => {
    const { snapshot, sent, send, answer } = await asCustomer()
    send({ type: 'session.unauthorized' })
    await answer('fetchCurrentUser', 'knownAtOtherPrices')
    expect(snapshot().context.customer?.price_levels_short_name).toBe('gold')
    expect(sent.map(({ type }) => type)).toEqual(['session.signedIn'])
  })

  test('another price level is shown, stored and emitted', async () => {
    const { emitted, sent, send } = await asCustomer()
    const gold = customer && { ...customer, price_levels_id: 4 }
    send({ type: 'customer.updated', user, customer: gold })
    expect(emitted).toEqual([{ type: 'session.amended', user, customer: gold }])
    expect(sent).toEqual([{ type: 'session.signedIn', user, customer: gold }])
  })
})
