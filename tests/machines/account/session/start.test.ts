import { describe, expect, test } from 'vitest'
import { accessOf } from '#machines/account/session/session.selectors.ts'
import { begin, forgotten, kept, signedIn, signedOut, user, visitor } from './session-play.ts'

describe('at the start', () => {
  test('[SES-21] [SES-24] [SES-25] without a stored user makes no call and removes leftovers', () => {
    const { snapshot, emitted, sent } = begin('visitor')
    expect(snapshot().value).toBe('signedOut')
    expect(Object.keys(snapshot().children)).toEqual(['watchStoredSession'])
    expect(emitted).toEqual([forgotten])
    expect(sent).toEqual([])
  })

  test('[SES-09] [SES-10] [SES-11] a stored user is shown, and verified before a customer page opens', async () => {
    const { snapshot, emitted, sent, answer } = begin('returning')
    expect([snapshot().context.user, accessOf(snapshot())]).toEqual([user, 'checking'])
    await answer('fetchCurrentUser', 'known')
    expect([snapshot().value, accessOf(snapshot())]).toEqual([{ signedIn: 'readingProfile' }, 'signedIn'])
    expect(emitted).toEqual([kept])
    expect(sent).toEqual([signedIn])
  })

  test('[SES-27] one failed verification is retried', async () => {
    const { snapshot, answer } = begin('returning')
    await answer('fetchCurrentUser', 'lost')
    expect(snapshot().value).toEqual({ refreshing: 'askingAgain' })
    await answer('fetchCurrentUser', 'known')
    expect(snapshot().value).toEqual({ signedIn: 'readingProfile' })
  })

  test('[SES-13] [SES-14] [SES-15] [SES-27] after a second failure logs out and clears the storage', async () => {
    const { snapshot, emitted, sent, answer } = begin('returning')
    await answer('fetchCurrentUser', 'unknown')
    await answer('fetchCurrentUser', 'lost')
    expect(snapshot().value).toBe('signedOut')
    expect(snapshot().context).toEqual(visitor)
    expect(emitted).toEqual([forgotten])
    expect(sent).toEqual([signedOut])
  })
})
