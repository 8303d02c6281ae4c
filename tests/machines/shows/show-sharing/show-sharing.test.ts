import { expect, test } from 'vitest'
import { changesBehind, sharingViewOf } from '#machines/shows/show-sharing/show-sharing.selectors.ts'
import { showSharingModel } from '#machines/shows/show-sharing/show-sharing.model.ts'
import { play } from '#tests/machines/play.ts'

test('[SHOW-01] the dialog shows what it showed before while a request runs', async () => {
  const { answer, send, snapshot } = play(showSharingModel, 'show')
  expect(sharingViewOf(snapshot())).toBe('asking')
  await answer('readShare', 'unshared')
  expect(sharingViewOf(snapshot())).toBe('unshared')
  send({ type: 'share.publish', revision: 3, signature: '' })
  expect([sharingViewOf(snapshot()), snapshot().hasTag('pending')]).toEqual(['unshared', true])
  await answer('publishShow', 'published')
  expect([sharingViewOf(snapshot()), snapshot().hasTag('pending')]).toEqual(['shared', false])
  send({ type: 'share.revoke' })
  expect(sharingViewOf(snapshot())).toBe('shared')
})

test('[SHOW-01] a shared copy tells how many stored versions it is behind', async () => {
  const { answer, snapshot } = play(showSharingModel, 'show')
  expect(changesBehind(snapshot(), 7)).toBe(0)
  await answer('readShare', 'shared')
  expect([3, 6, 2].map((revision) => changesBehind(snapshot(), revision))).toEqual([0, 3, 0])
})

const publish = { type: 'share.publish', revision: 3, signature: 'Mara' } as const
const update = { type: 'share.update', revision: 5, signature: 'Mara' } as const
const revoke = { type: 'share.revoke' } as const
const link = '/view-my-fireworks-show/Qm9hcmRpbmcgdGhlIHNoaQ'

test('[SHOW-01] [SHOW-03] the stored version is shared and updated under one link, until that is taken back', async () => {
  const { answer, emitted, send, snapshot } = play(showSharingModel, 'show')
  await answer('readShare', 'unshared')
  for (const event of [publish, update]) {
    send(event)
    const { type: _, ...wish } = event
    expect(snapshot().children.publishShow?.getSnapshot().input).toMatchObject(wish)
    await answer('publishShow', 'published')
    expect([snapshot().value, snapshot().context.share?.link]).toEqual(['shared', link])
  }
  send(revoke)
  await answer('revokeShare', 'revoked')
  expect([snapshot().value, snapshot().context.share, emitted.length]).toEqual(['unshared', null, 3])
})

test('[SHOW-01] without an answer it is not known whether there is a link: nothing is done before the server is asked', async () => {
  for (const [event, service] of [
    [update, 'publishShow'],
    [revoke, 'revokeShare'],
  ] as const)
    for (const [found, known] of Object.entries({ shared: link, unshared: undefined, missing: undefined })) {
      const { answer, send, snapshot } = play(showSharingModel, 'show')
      await answer('readShare', 'shared')
      send(event)
      await answer(service, 'lost')
      send(publish, update, revoke, { type: 'share.retry' })
      expect(snapshot().value).toBe('asking')
      await answer('readShare', found)
      expect([snapshot().value, snapshot().context.share?.link]).toEqual([found, known])
    }
})
