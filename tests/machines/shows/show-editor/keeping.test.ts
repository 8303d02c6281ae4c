import { expect, test } from 'vitest'
import { isLeavingLossy } from '#machines/shows/show-editor/show-editor.selectors.ts'
import { pending } from '#machines/shows/show-editor/show-samples.ts'
import { edit, named, rename, resending, sending, storing, unanswered, withCue } from './show-editor-play.ts'

const { pending: first } = unanswered
const retry = { type: 'keep.retry' } as const
const online = { type: 'network.returned' } as const

test('[SHOW-02] a change is stored .8 seconds after the last one, 5 seconds after the first, and on a hidden page at once', async () => {
  const { answer, pass, send, snapshot, stored } = edit()
  send({ ...rename, name: 'Fair' })
  pass(799)
  send(rename)
  pass(799)
  expect(stored()).toBeUndefined()
  expect(snapshot().children.awaitLimit?.getSnapshot().input).toEqual({ milliseconds: 5_000 })
  await answer('awaitLimit', 'passed')
  expect(stored()).toMatchObject({ show: named })
  expect(storing().stored()).toMatchObject({ show: withCue })
  for (const hidden of [edit(), await sending()]) {
    hidden.send(rename, { type: 'page.hidden' })
    expect(hidden.stored()).toMatchObject({ show: named })
  }
})

test('[SHOW-02] a change is stored on the device, then sent over its revision, and is saved once the answer is stored', async () => {
  const { answer, saved, status, stored } = storing()
  expect([status(), saved()]).toEqual(['saving', undefined])
  await answer('storeShow', 'stored')
  expect(saved()).toMatchObject({ base_revision: 3, pending })
  await answer('sendShow', 'saved')
  expect([stored(), status()]).toMatchObject([{ show: { base_revision: 4, pending: null } }, 'saving'])
  await answer('storeShow', 'stored')
  expect(status()).toBe('saved')
})

test('a change made while another is stored or sent stays to be sent; one made while it is sent gets the new revision', async () => {
  const { answer, facts, pass, saved, send, stored } = storing()
  send(rename)
  await answer('storeShow', 'stored')
  pass(800)
  expect(stored()).toMatchObject({ show: { ...named, isAhead: true } })
  await answer('storeShow', 'stored')
  expect([saved(), facts().isAhead]).toMatchObject([{ base_revision: 3 }, true])
  send({ ...rename, name: 'Fair' })
  await answer('sendShow', 'saved')
  expect(stored()).toMatchObject({ show: { doc: { name: 'Fair' }, base_revision: 4, isAhead: true } })
  await answer('storeShow', 'stored')
  expect([saved(), facts().isAhead]).toMatchObject([{ base_revision: 4 }, false])
})

test('a change waits 5 seconds for the answer of a save; it is stored before that save, lost or refused, is repeated', async () => {
  for (const outcome of ['none', 'lost', 'tooLarge', 'removed']) {
    const { answer, pass, saved, send, stored } = await resending()
    send(rename)
    pass(4_999)
    expect(stored()).toBeUndefined()
    if (outcome === 'none') pass(1)
    else await answer('sendShow', outcome)
    expect(stored()).toMatchObject({ show: named })
    await answer('storeShow', 'stored')
    expect(saved()).toMatchObject({ pending: outcome === 'removed' ? pending : first })
  }
})

test('without an answer a show is on this device, and sent under its key after 30 seconds, by the network, on demand', async () => {
  for (const outcome of ['lost', 'tooManyRequests']) {
    const { answer, facts, pass, saved, send, snapshot, status, stored } = await resending()
    for (const again of [() => pass(30_000), () => send(online), () => send(retry)]) {
      await answer('sendShow', outcome)
      expect([status(), facts().failure === null, isLeavingLossy(snapshot())]).toEqual(['here', false, false])
      again()
      expect(saved()).toMatchObject({ pending: first })
    }
    await answer('sendShow', outcome)
    send(rename)
    pass(800)
    expect(stored()).toMatchObject({ show: { ...named, pending: first } })
  }
})

test('a refused show stays on the device and says why; it is a new save on demand and after the next change', async () => {
  for (const refusal of ['removed', 'tooMany', 'tooLarge'] as const) {
    const { answer, facts, pass, saved, send, status, stored } = await resending()
    for (const event of [retry, rename]) {
      await answer('sendShow', refusal)
      expect([status(), facts().refusal]).toEqual(['refused', refusal])
      send(event)
      pass(800)
      expect([stored(), facts().refusal]).toMatchObject([{ show: { pending: null, isAhead: true } }, null])
      await answer('storeShow', 'stored')
      expect(saved()).toMatchObject({ pending })
    }
  }
})

test('a show of a visitor, or for a server without shows, is on this device only until it is stored on the account', async () => {
  const unknown = await sending()
  unknown.send(rename)
  await unknown.answer('sendShow', 'unknown')
  expect(unknown.stored()).toMatchObject({ account: 'none', show: named })
  for (const { answer, pass, saved, send, status, stored } of [unknown, edit('offered')]) {
    await answer('storeShow', 'stored')
    send(online, retry)
    pass(30_000)
    expect([status(), saved()]).toEqual(['here', undefined])
    send({ type: 'account.use' })
    expect(stored()).toMatchObject({ account: 'used' })
    await answer('storeShow', 'stored')
    expect(saved()).toMatchObject({ pending })
  }
})

test('a change that could not be stored blocks leaving, and is stored on demand, by the network and with the next change', async () => {
  const { answer, pass, send, snapshot, stored } = storing()
  for (const event of [retry, online, rename]) {
    await answer('storeShow', 'crashed')
    expect(snapshot().hasTag('blocksLeaving')).toBe(true)
    send(event)
    pass(800)
    expect(stored()).toMatchObject({ show: withCue })
  }
})

test('what the browser does not keep is sent once; without an answer, refused, or of a visitor, it blocks leaving', async () => {
  for (const outcome of ['lost', 'removed', 'visitor']) {
    const { answer, saved, send, snapshot, status } = outcome === 'visitor' ? edit('visitor') : storing()
    await answer('storeShow', 'memory')
    expect(isLeavingLossy(snapshot())).toBe(true)
    if (saved()) {
      await answer('sendShow', outcome)
      await answer('storeShow', 'memory')
    }
    expect([saved(), status()]).toEqual([undefined, 'unkept'])
    send(retry)
    await answer('storeShow', 'stored')
    expect(isLeavingLossy(snapshot())).toBe(false)
  }
})
