import { expect, test } from 'vitest'
import { changesBehind, sharingViewOf } from '#machines/show-sharing/show-sharing.selectors.ts'
import { showSharingModel } from '#machines/show-sharing/show-sharing.model.ts'
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
