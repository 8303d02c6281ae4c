import { expect, test } from 'vitest'
import type { PublishAnswer } from '#contract/content-editing.ts'
import { contentDraftModel } from '#machines/content-draft/content-draft.model.ts'
import { problemsIn, revisionIn, theirsIn } from '#machines/content-draft/content-draft.outcome.ts'
import { play } from '#tests/machines/play.ts'

const begin = () => play(contentDraftModel, 'opened')
const { entry, content, base } = begin().snapshot().context
const edit = { type: 'draft.edit', content: null } as const
const save = { type: 'draft.save' } as const
const publish = { type: 'draft.publish', note: 'New video' } as const

test('a save sends the newest content with the entry and the base of the draft', () => {
  const { snapshot, send } = begin()
  send({ type: 'draft.edit', content }, edit, save)
  expect(snapshot().children.saveDraft?.getSnapshot().input).toEqual({ entry, content: null, base })
})

test('a publication sends the note of the editor', () => {
  const { snapshot, send } = begin()
  send(publish)
  expect(snapshot().children.publishDraft?.getSnapshot().input).toEqual({ entry, base, note: 'New video' })
})

test('a draft in flight is neither changed nor sent twice', () => {
  const { snapshot, send } = begin()
  send(edit, save)
  for (const event of [{ type: 'draft.edit', content } as const, save, publish])
    expect(snapshot().can(event)).toBe(false)
})

test('a draft with changes is saved before it can be published', () => {
  const { snapshot, send } = begin()
  send(edit)
  expect([snapshot().can(publish), snapshot().can(save)]).toEqual([false, true])
})

test('leaving asks first as long as a text is known to this tab only, or a publication is in flight', async () => {
  const { snapshot, send, answer } = begin()
  const asks = [snapshot().hasTag('blocksLeaving')]
  const record = () => void asks.push(snapshot().hasTag('blocksLeaving'))
  send(edit)
  record()
  send(save)
  record()
  await answer('saveDraft', 'lost')
  record()
  send(save)
  await answer('saveDraft', 'changed')
  record()
  send({ type: 'draft.takeTheirs' })
  record()
  send({ type: 'draft.edit', content }, { type: 'draft.leave' })
  record()
  send({ type: 'draft.stay' }, save)
  await answer('saveDraft', 'saved')
  record()
  send(publish)
  record()
  await answer('publishDraft', 'published')
  record()
  send({ type: 'draft.undo' })
  record()
  expect(asks).toEqual([false, true, true, true, true, false, true, false, true, false, false])
})

test('warnings about a publication are shown as problems', () => {
  const warning = { ...entry, field: 'body.url', text: 'This address answered with 404.' }
  const answer: PublishAnswer = {
    kind: 'published',
    revisions: [],
    warnings: [warning],
    text: 'Published.',
  }
  expect([problemsIn(answer), theirsIn(answer), revisionIn(answer)]).toEqual([[warning], null, null])
})
