import { describe, expect, test } from 'vitest'
import { asCustomer, forgotten, signedOut, visitor } from '#tests/machines/session/session-play.ts'

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

  test('[SES-26] a server that never responds does not keep the user logged in', async () => {
    const { snapshot, emitted, send, pass } = await asCustomer()
    send({ type: 'session.logOut', variant: 'normal' })
    pass(10_000)
    expect(snapshot().context).toEqual(visitor)
    expect(emitted).toEqual([...left, { type: 'notice.logoutFailed' }])
  })

  test('[SES-05] does not wait for a refresh, whose late response is dropped', async () => {
    const { snapshot, send, answer } = await asCustomer()
    send({ type: 'session.refresh' }, { type: 'session.logOut', variant: 'normal' })
    await answer('logOut', 'ended')
    await expect(answer('fetchCurrentUser', 'known')).rejects.toThrow('cannot answer')
    expect(snapshot().context).toEqual(visitor)
  })
})
