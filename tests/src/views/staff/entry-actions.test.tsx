import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contentDraftModel } from '#machines/staff/content-draft/content-draft.model.ts'
import { EntryActions } from '#src/views/staff/entry-actions.tsx'
import { play } from '#tests/machines/play.ts'

const { 'draft.edit': edits } = contentDraftModel.events

test('Publish waits for the draft that is being saved, instead of losing the press', async () => {
  const draft = play(contentDraftModel, 'opened')
  const shown = () =>
    renderToStaticMarkup(
      <EntryActions snapshot={draft.snapshot()} send={() => undefined} mayPublish isLive={false} />,
    )
  for (const edit of edits.slice(0, 1)) draft.send(edit)
  expect(shown()).toContain('Save a draft first.')
  draft.send({ type: 'draft.save' })
  expect(shown()).toContain('The draft is being saved.')
  await draft.answer('saveDraft', 'saved')
  expect(shown()).not.toMatch(/Save a draft first|being saved/)
})
