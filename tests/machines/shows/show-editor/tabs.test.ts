import { expect, test } from 'vitest'
import { clean, fresh } from '#machines/shows/show-editor/show-samples.ts'
import { edit, named, open, rename, sending, storing, unanswered, withCue } from './show-editor-play.ts'

const { id, doc } = clean
const refused = { type: 'hold.refused' } as const
const take = { type: 'hold.take' } as const
const asked = { type: 'hold.asked' } as const
const lost = { type: 'hold.lost' } as const

test('[SHOW-02] a show is only shown until this tab has the lock; one that the server does not have is then stored', () => {
  const { facts, isEditable, lock, send, status, stored } = open('fresh')
  send(rename)
  expect([facts().doc, status(), isEditable(), stored()]).toEqual([doc, 'opening', false, undefined])
  expect(lock()).toEqual({ id, isNewer: false, isTaking: false })
  send({ type: 'hold.claimed', show: null })
  expect([isEditable(), stored()]).toMatchObject([true, { show: { doc } }])
})

test('[SHOW-02] a show that another tab edits is only shown, and taken over on demand as that tab has stored it', async () => {
  const { answer, facts, isEditable, lock, saved, send, status } = open()
  for (const event of [refused, take, refused, take]) send(event, rename)
  expect([facts().doc, isEditable(), lock()]).toMatchObject([doc, false, { isTaking: true }])
  send(refused)
  expect([status(), facts().isTaking]).toEqual(['elsewhere', false])
  send(take, { type: 'hold.claimed', show: { ...unanswered, doc: { ...doc, name: 'By the other tab' } } })
  expect([facts().doc.name, isEditable()]).toEqual(['By the other tab', true])
  await answer('storeShow', 'stored')
  expect(saved()).toMatchObject({ pending: unanswered.pending })
})

test('a stored show is given up at once, with its save: the next tab sends that under its key', async () => {
  const { answer, isEditable, lock, saved, send, status } = await sending()
  send(asked)
  expect([status(), isEditable(), lock(), saved()]).toEqual(['elsewhere', false, undefined, undefined])
  send(take, { type: 'hold.claimed', show: unanswered })
  await answer('storeShow', 'stored')
  expect(saved()).toMatchObject({ pending: unanswered.pending })
})

test('a change is stored, and not sent, before the lock is given up; so is one that is made while another is stored', async () => {
  const { answer, isEditable, lock, pass, saved, send, status, stored } = storing()
  send(rename, asked)
  expect([stored(), isEditable(), lock()]).toMatchObject([{ show: withCue }, false, { id }])
  await answer('storeShow', 'stored')
  pass(800)
  expect([stored(), lock()]).toMatchObject([{ show: named }, { id }])
  await answer('storeShow', 'stored')
  expect([status(), lock(), saved()]).toEqual(['elsewhere', undefined, undefined])
})

test('a change that could not be kept is tried again first; the lock is given up when that fails, and after 2 seconds', async () => {
  for (const isSlow of [true, false]) {
    const { answer, lock, pass, send, status, stored } = storing()
    await answer('storeShow', 'crashed')
    send(asked)
    pass(1_999)
    expect([stored(), lock()]).toMatchObject([{ show: withCue }, { id }])
    if (isSlow) pass(1)
    else await answer('storeShow', 'crashed')
    expect([lock(), status()]).toEqual([undefined, 'elsewhere'])
  }
})

test('a tab whose lock was taken away stores its change and sends nothing; what it could not store survives taking back', async () => {
  for (const outcome of ['stored', 'crashed']) {
    const { answer, facts, isEditable, saved, send, status, stored } = edit()
    send(rename, { type: 'drag.begin' }, lost)
    expect([isEditable(), stored()]).toMatchObject([false, { show: named }])
    await answer('storeShow', outcome)
    expect([status(), saved()]).toEqual(['elsewhere', undefined])
    send(take, { type: 'hold.claimed', show: fresh })
    expect(facts().doc.name).toBe(outcome === 'stored' ? doc.name : 'County Fair')
  }
})
