import { expect, test } from 'vitest'
import { sharedShowModel } from '#machines/shows/shared-show/shared-show.model.ts'
import { play } from '#tests/machines/play.ts'

test('[ROUTE-40] [SHOW-03] the show of a link or of a code is read and seen; where no answer came it is asked for again', async () => {
  const told = { tooMany: 'limited', lost: 'unreachable', shown: 'viewing' }
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

test('[SHOW-03] nothing is shown of a show that is not shared, or is of the other storefront, and asking ends', async () => {
  for (const reason of ['gone', 'foreign']) {
    const { answer, snapshot } = play(sharedShowModel, 'code')
    await answer('readSharedShow', reason)
    expect([snapshot().value, snapshot().status, snapshot().context.shown]).toEqual([reason, 'done', null])
  }
})

test('[SHOW-01] a copy that the browser does not keep is made again, and its page opens once it is kept', async () => {
  const { answer, emitted, send, snapshot } = play(sharedShowModel, 'link')
  await answer('readSharedShow', 'shown')
  for (const [id, outcome] of Object.entries({ first: 'unkept', second: 'copied' })) {
    send({ type: 'show.copy', id })
    expect(snapshot().children.copyShow?.getSnapshot().input).toMatchObject({
      id,
      doc: { name: 'Lake finale' },
    })
    await answer('copyShow', outcome)
    expect(snapshot().value).toBe(outcome === 'unkept' ? 'uncopied' : 'copied')
  }
  expect(emitted).toEqual([{ type: 'show.copied', id: 'second' }])
})
