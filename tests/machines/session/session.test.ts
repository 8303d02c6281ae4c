import { describe, expect, test } from 'vitest'
import { accessOf, isActingAs } from '#machines/session/session.selectors.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { knownReply } from '#machines/session/session-samples.ts'
import { play } from '#tests/machines/play.ts'

const { user, customer } = knownReply
const login = { type: 'login.submit', username: 'ada@lund.example', password: 'Str0ng-pass' } as const
const actAs = { ...login, type: 'login.actAs', customers_id: 7, otp: '123456' } as const
const kept = { type: 'session.kept', reply: knownReply }
const signedIn = { type: 'session.signedIn', user, customer }
const signedOut = { type: 'session.signedOut' }
const forgotten = { type: 'session.forgotten' }
const visitor = {
  user: null,
  customer: null,
  is_impersonate: false,
  status: 'loggedOut',
  profile: null,
  initialUrl: null,
  logoutVariant: 'normal',
}

const begin = (input: keyof typeof sessionModel.inputs) => play(sessionModel, input)

async function asCustomer() {
  const game = begin('returning')
  await game.answer('fetchCurrentUser', 'known')
  game.emitted.length = 0
  game.sent.length = 0
  return game
}

describe('at the start', () => {
  test('[SES-21] [SES-24] [SES-25] without a stored user nothing is asked and leftovers are removed', () => {
    const { snapshot, emitted, sent } = begin('visitor')
    expect(snapshot().value).toBe('signedOut')
    expect(Object.keys(snapshot().children)).toEqual(['watchStoredSession'])
    expect(emitted).toEqual([forgotten])
    expect(sent).toEqual([])
  })

  test('[SES-09] [SES-10] [SES-11] a stored user is shown, and confirmed before a page of theirs opens', async () => {
    const { snapshot, emitted, sent, answer } = begin('returning')
    expect([snapshot().context.user, accessOf(snapshot())]).toEqual([user, 'checking'])
    await answer('fetchCurrentUser', 'known')
    expect([snapshot().value, accessOf(snapshot())]).toEqual(['signedIn', 'signedIn'])
    expect(emitted).toEqual([kept])
    expect(sent).toEqual([signedIn])
  })

  test('[SES-27] one failure is no verdict', async () => {
    const { snapshot, answer } = begin('returning')
    await answer('fetchCurrentUser', 'lost')
    expect(snapshot().value).toEqual({ refreshing: 'askingAgain' })
    await answer('fetchCurrentUser', 'known')
    expect(snapshot().value).toBe('signedIn')
  })

  test('[SES-13] [SES-14] [SES-15] [SES-27] after a second failure nobody is known and nothing stored', async () => {
    const { snapshot, emitted, sent, answer } = begin('returning')
    await answer('fetchCurrentUser', 'unknown')
    await answer('fetchCurrentUser', 'lost')
    expect(snapshot().value).toBe('signedOut')
    expect(snapshot().context).toEqual(visitor)
    expect(emitted).toEqual([forgotten])
    expect(sent).toEqual([signedOut])
  })
})

describe('a login', () => {
  test('[SES-02] [SES-03] [SES-16] [SES-17] leads to the wanted page, which is then used up', async () => {
    const { snapshot, emitted, sent, send, answer } = begin('visitor')
    send({ type: 'initialUrl.remember', url: '/checkout/payment?from=mail' }, login)
    await answer('logIn', 'accepted')
    expect([snapshot().value, accessOf(snapshot())]).toEqual(['establishing', 'checking'])
    expect(sent).toEqual([])
    await answer('fetchProfile', 'found')
    expect(snapshot().value).toBe('signedIn')
    expect(snapshot().context.profile?.company).toBe('Lund Displays')
    expect(emitted).toEqual([
      forgotten,
      kept,
      { type: 'sortOptions.outdated' },
      { type: 'session.arrived', to: '/checkout/payment?from=mail' },
    ])
    expect(sent).toEqual([signedIn])
    send({ type: 'initialUrl.used' })
    expect(snapshot().context.initialUrl).toBeNull()
  })

  test('[SES-03] without a wanted page it leads home', async () => {
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
    expect(snapshot().context).toEqual({ ...visitor, initialUrl: '/cart' })
    expect(emitted).toEqual([forgotten, forgotten, { type: 'notice.loginFailed', ...told }])
    expect(sent).toEqual([signedOut])
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

  test('[ENT-43] [ROUTE-32] acting as a customer says so, and needs no log-out first', async () => {
    const { snapshot, emitted, sent, send } = await asCustomer()
    send(actAs)
    expect([snapshot().value, snapshot().context.user]).toEqual(['authenticating', null])
    expect(emitted).toEqual([forgotten])
    expect(sent).toEqual([signedOut])
  })

  test('[SES-07] only a logged-in session shows that staff is acting', async () => {
    const { snapshot } = await asCustomer()
    expect(isActingAs(snapshot())).toBe(false)
  })

  test('[SES-09] a registration logs in and leaves the way to its own page', async () => {
    const { snapshot, emitted, send, answer } = begin('visitor')
    send({ type: 'session.registered', reply: knownReply })
    await answer('fetchProfile', 'found')
    expect(snapshot().value).toBe('signedIn')
    expect(emitted).toEqual([forgotten, kept, { type: 'sortOptions.outdated' }])
  })
})

describe('the 5-second check', () => {
  test('[SES-18] [SES-20] it looks for another person than is known, and for nothing else', async () => {
    const { snapshot } = await asCustomer()
    expect(snapshot().children.watchStoredSession?.getSnapshot().input).toEqual({
      period: 5_000,
      customers_id: 7,
      is_impersonate: false,
    })
  })

  test('[T32] it rests while a login, a refresh or a log-out is on its way', async () => {
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

  test('[SES-19] [SES-20] a log-out in another tab is followed without a call', async () => {
    const { snapshot, sent, send } = await asCustomer()
    send({ type: 'token.removed' })
    expect(snapshot().value).toBe('signedOut')
    expect(snapshot().context).toEqual(visitor)
    expect(sent).toEqual([signedOut])
  })

  test('[SES-19] [SES-20] a login in another tab is read from the server', async () => {
    const { snapshot, send, answer } = begin('visitor')
    send({ type: 'token.changed' })
    expect(accessOf(snapshot())).toBe('checking')
    await answer('fetchCurrentUser', 'known')
    expect(snapshot().value).toBe('signedIn')
  })
})

describe('while somebody is known', () => {
  test('[CONST-17] [T31] the user is read again every 5 hours and the page stays', async () => {
    const { snapshot, pass } = await asCustomer()
    pass(17_999_999)
    expect(snapshot().value).toBe('signedIn')
    pass(1)
    expect([snapshot().value, accessOf(snapshot())]).toEqual([{ refreshing: 'asking' }, 'signedIn'])
  })

  test('[T30] a refused call asks who this is, and a second failure signs out with the wanted page kept', async () => {
    const { snapshot, send, answer } = await asCustomer()
    send({ type: 'initialUrl.remember', url: '/checkout/review' }, { type: 'session.unauthorized' })
    await answer('fetchCurrentUser', 'lost')
    await answer('fetchCurrentUser', 'lost')
    expect([snapshot().value, snapshot().context.initialUrl]).toEqual(['signedOut', '/checkout/review'])
  })

  test('another price level is shown, stored and told', async () => {
    const { emitted, sent, send } = await asCustomer()
    const gold = customer && { ...customer, price_levels_id: 4 }
    send({ type: 'customer.updated', user, customer: gold })
    expect(emitted).toEqual([{ type: 'session.amended', user, customer: gold }])
    expect(sent).toEqual([{ type: 'session.signedIn', user, customer: gold }])
  })
})

describe('a log-out', () => {
  const left = [forgotten, { type: 'session.ended', variant: 'normal' }]

  test('[SES-05] [SES-23] [MSG-24] clears everything to the beginning, goes home and says what the server said', async () => {
    const { snapshot, emitted, sent, send, answer } = await asCustomer()
    send({ type: 'initialUrl.remember', url: '/cart' }, { type: 'session.logOut', variant: 'normal' })
    await answer('logOut', 'ended')
    expect(snapshot().context).toEqual(visitor)
    expect(emitted).toEqual([...left, { type: 'notice.loggedOut', message: 'Goodbye.' }])
    expect(sent).toEqual([signedOut])
  })

  test('[SES-06] [SES-07] in the bar of staff it closes the window', async () => {
    const { emitted, send, answer } = await asCustomer()
    send({ type: 'session.logOut', variant: 'banner' })
    await answer('logOut', 'ended')
    expect(emitted[1]).toEqual({ type: 'session.ended', variant: 'banner' })
  })

  test.each(['unclear', 'lost'])('[SES-26] [MSG-25] %s clears all the same', async (outcome) => {
    const { snapshot, emitted, send, answer } = await asCustomer()
    send({ type: 'session.logOut', variant: 'normal' })
    await answer('logOut', outcome)
    expect(snapshot().context).toEqual(visitor)
    expect(emitted).toEqual([...left, { type: 'notice.logoutFailed' }])
  })

  test('[SES-26] a server that never answers does not keep anybody logged in', async () => {
    const { snapshot, emitted, send, pass } = await asCustomer()
    send({ type: 'session.logOut', variant: 'normal' })
    pass(10_000)
    expect(snapshot().context).toEqual(visitor)
    expect(emitted).toEqual([...left, { type: 'notice.logoutFailed' }])
  })

  test('[SES-05] it does not wait for a refresh, whose late answer is dropped', async () => {
    const { snapshot, send, answer } = await asCustomer()
    send({ type: 'session.refresh' }, { type: 'session.logOut', variant: 'normal' })
    await answer('logOut', 'ended')
    await expect(answer('fetchCurrentUser', 'known')).rejects.toThrow('cannot answer')
    expect(snapshot().context).toEqual(visitor)
  })
})
