import { describe, expect, test } from 'vitest'
import { accessOf } from '#machines/account/session/session.selectors.ts'
import { actAs, asCustomer, forgotten, login, signedOut, visitor } from './session-play.ts'

async function loggingOut(variant: 'normal' | 'banner' = 'normal') {
  const play = await asCustomer()
  play.send({ type: 'session.logOut', variant })
  return play
}

describe('a log-out', () => {
  const left = [forgotten, { type: 'session.ended', variant: 'normal' }]

  test('[SES-05] [SES-08] [SES-22] [SES-23] [MSG-24] resets the context, navigates home and shows the message of the server', async () => {
    const { snapshot, emitted, sent, send, answer } = await asCustomer()
    send({ type: 'initialUrl.remember', url: '/cart' }, { type: 'session.logOut', variant: 'normal' })
    await answer('logOut', 'ended')
    expect(snapshot().context).toEqual(visitor)
    expect(emitted).toEqual([...left, { type: 'notice.loggedOut', message: 'Goodbye.' }])
    expect(sent).toEqual([signedOut])
  })

  test('[SES-06] [SES-07] in the staff bar closes the window', async () => {
    const { emitted, answer } = await loggingOut('banner')
    await answer('logOut', 'ended')
    expect(emitted[1]).toEqual({ type: 'session.ended', variant: 'banner' })
  })

  test.each(['unclear', 'lost'])('[SES-26] [MSG-25] %s clears all the same', async (outcome) => {
    const { snapshot, emitted, answer } = await loggingOut()
    await answer('logOut', outcome)
    expect(snapshot().context).toEqual(visitor)
    expect(emitted).toEqual([...left, { type: 'notice.logoutFailed' }])
  })

  test('[SES-26] a server that does not respond within 10 seconds ends the session here, and no failure is announced', async () => {
    const { snapshot, emitted, sent, pass } = await loggingOut()
    pass(9_999)
    expect([emitted, snapshot().hasTag('pending')]).toEqual([[], true])
    pass(1)
    expect(snapshot().context).toEqual(visitor)
    expect([accessOf(snapshot()), snapshot().hasTag('pending')]).toEqual(['signedOut', false])
    expect([emitted, sent]).toEqual([left, [signedOut]])
  })

  test.each([
    ['ended', { type: 'notice.loggedOut', message: 'Goodbye.' }],
    ['unclear', { type: 'notice.logoutFailed' }],
    ['lost', { type: 'notice.logoutFailed' }],
  ])(
    '[MSG-24] [MSG-25] the outcome %s after more than 10 seconds is announced, and the session is ended once',
    async (outcome, notice) => {
      const { snapshot, emitted, sent, pass, answer } = await loggingOut()
      pass(25_000)
      await answer('logOut', outcome)
      expect(snapshot().value).toBe('signedOut')
      expect([emitted, sent]).toEqual([[...left, notice], [signedOut]])
    },
  )

  test.each([
    [login, 'authenticating'],
    [actAs, 'authenticating'],
    [{ type: 'token.changed' } as const, { refreshing: 'asking' }],
  ])('[SES-26] [SES-19] while the response is overdue $0.type leads to $1', async (event, value) => {
    const { snapshot, send, pass, answer } = await loggingOut()
    pass(10_000)
    expect(snapshot().children.watchStoredSession?.getSnapshot().input).toMatchObject({ customers_id: null })
    send(event)
    expect(snapshot().value).toEqual(value)
    await expect(answer('logOut', 'lost')).rejects.toThrow('cannot answer')
  })

  test('[SES-26] [SES-19] a log-in, here or in another tab, is possible while the response is overdue', async () => {
    const { snapshot, send, pass, answer } = await loggingOut()
    pass(10_000)
    expect(snapshot().children.watchStoredSession?.getSnapshot().input).toMatchObject({ customers_id: null })
    for (const event of [login, actAs, { type: 'token.changed' }] as const)
      expect(snapshot().can(event)).toBe(true)
    send(login)
    await expect(answer('logOut', 'lost')).rejects.toThrow('cannot answer')
    await answer('logIn', 'accepted')
    await answer('fetchProfile', 'found')
    expect(snapshot().value).toEqual({ signedIn: 'idle' })
  })

  test('[SES-05] does not wait for a refresh, whose late response is dropped', async () => {
    const { snapshot, send, answer } = await asCustomer()
    send({ type: 'session.refresh' }, { type: 'session.logOut', variant: 'normal' })
    await answer('logOut', 'ended')
    await expect(answer('fetchCurrentUser', 'known')).rejects.toThrow('cannot answer')
    expect(snapshot().context).toEqual(visitor)
  })
})
