import { describe, expect, test } from 'vitest'
import { done } from '#machines/platform/model.ts'
import { customer, knownReply, profile, user } from '#machines/account/session/session-samples.ts'
import { sessionModel } from '#machines/account/session/session.model.ts'
import { asCustomer, begin, login } from './session-play.ts'
import { play } from '#tests/machines/play.ts'

const another = {
  ...knownReply,
  user: { ...user, customers_id: 8 },
  customer: { ...customer, customers_id: 8 },
}
const profileOfAnother = { ...profile, customers_id: 8 }
const { outcomes } = sessionModel
const withAnotherCustomer = {
  ...sessionModel,
  outcomes: {
    ...outcomes,
    fetchCurrentUser: {
      ...outcomes.fetchCurrentUser,
      another: done(another, { status: 200, body: another }),
    },
    fetchProfile: {
      ...outcomes.fetchProfile,
      ofAnother: done(profileOfAnother, { status: 200, body: { profile: profileOfAnother } }),
    },
  },
}

describe('[CONST-17] the profile', () => {
  test('is read after a stored session is restored, and nobody waits for it', async () => {
    const { snapshot, sent, answer } = begin('returning')
    await answer('fetchCurrentUser', 'known')
    expect([snapshot().value, snapshot().context.profile]).toEqual([{ signedIn: 'readingProfile' }, null])
    expect(sent).toHaveLength(1)
    await answer('fetchProfile', 'found')
    expect([snapshot().value, snapshot().context.profile?.company]).toEqual([
      { signedIn: 'idle' },
      'Lund Displays',
    ])
    expect(sent).toHaveLength(1)
  })

  test('is read again 5 hours after the last confirmation, and kept meanwhile', async () => {
    const { snapshot, pass, answer } = await asCustomer()
    pass(18_000_000)
    await answer('fetchCurrentUser', 'known')
    expect(snapshot().context.profile?.company).toBe('Lund Displays')
    expect(snapshot().children.fetchProfile).toBeDefined()
  })

  test('that cannot be read is missing without a message, and is read after the next confirmation', async () => {
    const { snapshot, emitted, send, answer } = begin('returning')
    await answer('fetchCurrentUser', 'known')
    const before = emitted.length
    await answer('fetchProfile', 'lost')
    expect([snapshot().value, snapshot().context.profile]).toEqual([{ signedIn: 'idle' }, null])
    expect(emitted).toHaveLength(before)
    send({ type: 'session.refresh' })
    await answer('fetchCurrentUser', 'known')
    await answer('fetchProfile', 'found')
    expect(snapshot().context.profile?.company).toBe('Lund Displays')
  })

  test('is not read after a 401 that finds the same customer while a profile is held', async () => {
    const { snapshot, send, answer } = await asCustomer()
    send({ type: 'session.unauthorized' })
    await answer('fetchCurrentUser', 'known')
    expect(snapshot().value).toEqual({ signedIn: 'idle' })
    expect(snapshot().context.profile?.company).toBe('Lund Displays')
  })

  test('whose read a 401 of another call canceled is read once more, and nobody is announced again', async () => {
    const { snapshot, sent, send, answer } = begin('returning')
    await answer('fetchCurrentUser', 'known')
    send({ type: 'session.unauthorized' })
    const before = sent.length
    await answer('fetchCurrentUser', 'known')
    await answer('fetchProfile', 'found')
    expect([snapshot().value, snapshot().context.profile?.company]).toEqual([
      { signedIn: 'idle' },
      'Lund Displays',
    ])
    expect(sent).toHaveLength(before)
  })

  test('is not read a third time, because reading it may be what was rejected', async () => {
    const { snapshot, send, answer } = begin('returning')
    await answer('fetchCurrentUser', 'known')
    for (const value of ['readingProfile', 'idle']) {
      send({ type: 'session.unauthorized' })
      await answer('fetchCurrentUser', 'known')
      expect(snapshot().value).toEqual({ signedIn: value })
    }
  })

  test('of another customer, whose log-in in another tab is not noticed yet, is not recorded', async () => {
    const { snapshot, answer } = play(withAnotherCustomer, 'returning')
    await answer('fetchCurrentUser', 'known')
    await answer('fetchProfile', 'ofAnother')
    expect([snapshot().value, snapshot().context.profile]).toEqual([{ signedIn: 'idle' }, null])
  })

  test('of another customer, who logged in in another tab, is never kept', async () => {
    const { snapshot, send, answer } = play(withAnotherCustomer, 'returning')
    await answer('fetchCurrentUser', 'known')
    await answer('fetchProfile', 'found')
    send({ type: 'token.changed' })
    await answer('fetchCurrentUser', 'another')
    expect([snapshot().context.user?.customers_id, snapshot().context.profile]).toEqual([8, null])
  })

  test('read by a login is not read again at once', async () => {
    const { snapshot, send, answer } = begin('visitor')
    send(login)
    await answer('logIn', 'accepted')
    await answer('fetchProfile', 'found')
    expect(snapshot().value).toEqual({ signedIn: 'idle' })
    expect(snapshot().children.fetchProfile).toBeUndefined()
  })
})
