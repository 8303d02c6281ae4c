import { expect, test } from 'vitest'
import type { PublishAnswer } from '#contract/content/content-editing.ts'
import { contentDraftModel } from '#machines/staff/content-draft/content-draft.model.ts'
import { problemsIn, revisionIn, theirsIn } from '#machines/staff/content-draft/content-draft.outcome.ts'
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

const undo = { type: 'draft.undo' } as const
const discard = { type: 'draft.discard' } as const
const events = {
  saveDraft: [edit, save],
  publishDraft: [publish],
  discardDraft: [discard],
  undoPublication: [undo],
} as const

async function called(call: keyof typeof events, outcome: string) {
  const draft = begin()
  if (call === 'undoPublication') {
    draft.send(publish)
    await draft.answer('publishDraft', 'published')
  }
  draft.send(...events[call])
  await draft.answer(call, outcome)
  return draft
}

test.each([
  ['saveDraft', 'tooLarge', 'editing', save],
  ['saveDraft', 'lost', 'unreachable', save],
  ['publishDraft', 'loggedOut', 'saved', publish],
  ['publishDraft', 'lost', 'unreachable', save],
  ['discardDraft', 'loggedOut', 'editing', discard],
  ['discardDraft', 'lost', 'unreachable', discard],
  ['undoPublication', 'loggedOut', 'published', undo],
  ['undoPublication', 'lost', 'undoLost', undo],
] as const)('%s ending %s: %s, with the reason until the next call', async (call, outcome, value, next) => {
  const { send, snapshot } = await called(call, outcome)
  expect([snapshot().value, snapshot().context.failure === null]).toEqual([value, false])
  send(next)
  expect([snapshot().hasTag('pending'), snapshot().context.failure]).toEqual([true, null])
})

test.each(['saveDraft', 'publishDraft'] as const)(
  'after a change of somebody else, %s leaves one text to choose',
  async (call) => {
    const kept = await called(call, 'changed')
    const { theirs, content: own } = kept.snapshot().context
    kept.send({ type: 'draft.keepMine' })
    const input = { entry, content: own, base: { based_on: 8, draft_version: 3 } }
    expect(kept.snapshot().children.saveDraft?.getSnapshot().input).toEqual(input)
    const taken = await called(call, 'changed')
    taken.send({ type: 'draft.takeTheirs' })
    expect([taken.snapshot().value, taken.snapshot().context.content]).toEqual(['saved', theirs?.content])
  },
)

test('a draft with problems is saved and not published; a save without any clears them', async () => {
  const { answer, send, snapshot } = await called('saveDraft', 'savedWithProblems')
  send(publish)
  await answer('publishDraft', 'invalid')
  expect([snapshot().value, snapshot().context.problems.length]).toEqual(['saved', 1])
  send(edit, save)
  await answer('saveDraft', 'saved')
  expect(snapshot().context).toMatchObject({ problems: [], base: { draft_version: 2 } })
})

test.each([
  ['undoPublication', 'undone', 'undone'],
  ['undoPublication', 'changed', 'undoRefused'],
  ['undoPublication', 'invalid', 'published'],
  ['discardDraft', 'discarded', 'discarded'],
  ['discardDraft', 'superseded', 'superseded'],
] as const)('%s answered %s ends %s', async (call, outcome, value) => {
  expect((await called(call, outcome)).snapshot().value).toBe(value)
})

test('a draft that was never saved can neither be published nor does its discard need a call', () => {
  const { send, snapshot } = play(contentDraftModel, 'live')
  send(publish)
  expect(snapshot().value).toBe('saved')
  send(edit, discard)
  expect(snapshot().value).toBe('discarded')
})
