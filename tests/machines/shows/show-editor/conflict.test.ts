import { expect, test } from 'vitest'
import { clean, renamed } from '#machines/shows/show-editor/show-samples.ts'
import { sending, withCue } from './show-editor-play.ts'

const mine = { ...clean.doc, ...withCue.doc }
const moved = { doc: { ...withCue.doc, site: { crowd_ft: 420 } } }
const move = { type: 'site.alter', changes: { crowd_ft: 420 } } as const
const both = { copy: { id: 'copy', doc: mine }, show: { doc: renamed, isAhead: false } }

async function conflicted(outcome = 'conflict') {
  const editor = await sending()
  await editor.answer('sendShow', 'conflict')
  expect(editor.merged()).toEqual({ base: clean.doc, mine, theirs: renamed, choice: null })
  await editor.answer('mergeShow', outcome)
  return editor
}

test('a merge without own changes is stored as theirs and not sent; one with own changes is sent over their revision', async () => {
  for (const [outcome, sent] of Object.entries({ theirs: undefined, merged: { base_revision: 5 } })) {
    const { answer, saved, status, stored } = await conflicted(outcome)
    expect(stored()).toMatchObject({ show: { base: renamed, base_revision: 5 } })
    await answer('storeShow', 'stored')
    expect([status(), saved()]).toMatchObject([sent ? 'saving' : 'saved', sent])
  }
})

test('versions that clash, or whose merge fails, are both there until the customer chooses', async () => {
  for (const outcome of ['conflict', 'crashed']) {
    const { facts, pass, saved, send, status, stored } = await conflicted(outcome)
    send({ type: 'network.returned' }, { type: 'keep.retry' })
    pass(30_000)
    expect([status(), stored(), saved()]).toEqual(['conflicted', undefined, undefined])
    expect(facts()).toMatchObject({ doc: mine, theirs: { doc: renamed, revision: 5 } })
  }
})

test('mine or theirs is chosen for one merge; one that clashes or fails asks again', async () => {
  for (const type of ['conflict.takeMine', 'conflict.takeTheirs'] as const) {
    const choice = type === 'conflict.takeMine' ? 'mine' : 'theirs'
    const { answer, facts, merged, send, status, stored } = await conflicted()
    for (const outcome of ['conflict', 'crashed', 'merged']) {
      send({ type })
      expect([status(), merged()]).toEqual(['saving', { base: clean.doc, mine, theirs: renamed, choice }])
      await answer('mergeShow', outcome)
      expect([facts().choice, stored() !== undefined]).toEqual([null, outcome === 'merged'])
    }
  }
})

test('mine is kept as a copy beside theirs: both are written at once, and again until the device has both', async () => {
  const { answer, facts, merged, send, status, stored } = await conflicted()
  send({ type: 'conflict.keepBoth', id: 'copy' })
  expect(merged()).toMatchObject({ choice: 'theirs' })
  await answer('mergeShow', 'theirs')
  expect(stored()).toMatchObject(both)
  await answer('storeShow', 'crashed')
  expect(status()).toBe('unkept')
  send({ type: 'keep.retry' })
  expect(stored()).toMatchObject(both)
  await answer('storeShow', 'stored')
  expect([status(), facts().copy]).toEqual(['saved', null])
})

test('a change made during a merge is merged, too, and stored before the customer is asked', async () => {
  for (const outcome of ['conflict', 'crashed']) {
    const { answer, facts, merged, send, stored } = await conflicted()
    send({ type: 'conflict.takeMine' }, move)
    expect(merged()).toMatchObject({ mine: moved.doc })
    await answer('mergeShow', outcome)
    expect([stored(), facts().choice]).toMatchObject([{ show: moved }, null])
  }
})

test('whoever goes on editing in a conflict has the change stored, and is asked again by the next save', async () => {
  const { answer, pass, send, status, stored } = await conflicted()
  send(move)
  pass(800)
  expect(stored()).toMatchObject({ show: moved })
  await answer('storeShow', 'stored')
  await answer('sendShow', 'conflict')
  await answer('mergeShow', 'conflict')
  expect(status()).toBe('conflicted')
})
