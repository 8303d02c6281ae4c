import { expect, test } from 'vitest'
import { sharedShowModel } from '#machines/shows/shared-show/shared-show.model.ts'
import { play } from '#tests/machines/play.ts'

test('[ROUTE-40] [SHOW-03] the show of a link or of a code is read and seen; a reason why not is told, and asked again', async () => {
  const told = { gone: 'gone', tooMany: 'limited', lost: 'unreachable', shown: 'viewing' }
  for (const input of ['link', 'code'] as const) {
    const { answer, send, snapshot } = play(sharedShowModel, input)
    for (const [outcome, state] of Object.entries(told)) {
      expect(snapshot().children.readSharedShow?.getSnapshot().input).toEqual(sharedShowModel.inputs[input])
      await answer('readSharedShow', outcome)
      expect(snapshot().value).toBe(state)
      send({ type: 'view.retry' })
    }
    expect(snapshot().context.shown?.doc.name).toBe('Lake finale')
  }
})

test('[SHOW-03] a show of the other storefront is not shown', async () => {
  const { answer, snapshot } = play(sharedShowModel, 'code')
  await answer('readSharedShow', 'foreign')
  expect([snapshot().value, snapshot().context.shown]).toEqual(['foreign', null])
})

test('[SHOW-01] each copy gets an id of its own, and its page opens once the browser keeps it', async () => {
  const { answer, emitted, send, snapshot } = play(sharedShowModel, 'link')
  await answer('readSharedShow', 'shown')
  for (const [id, outcome] of Object.entries({ first: 'unkept', second: 'copied', third: 'copied' })) {
    send({ type: 'show.copy', id })
    expect(snapshot().children.copyShow?.getSnapshot().input).toMatchObject({
      id,
      doc: { name: 'Lake finale' },
    })
    await answer('copyShow', outcome)
    expect(snapshot().value).toBe(outcome === 'unkept' ? 'uncopied' : 'copied')
  }
  expect(emitted).toEqual(['second', 'third'].map((id) => ({ type: 'show.copied', id })))
})
