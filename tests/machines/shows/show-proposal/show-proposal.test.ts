import { expect, test } from 'vitest'
import { showProposalModel } from '#machines/shows/show-proposal/show-proposal.model.ts'
import { play } from '#tests/machines/play.ts'

function asking(input: keyof typeof showProposalModel.inputs) {
  const proposal = play(showProposalModel, input)
  proposal.send({ type: 'proposal.ask', seed: 11 })
  return { ...proposal, asked: () => proposal.snapshot().children.proposeShows?.getSnapshot().input }
}

test('[SHOW-01] wishes and a seed are answered by plans, and the accepted one is the show; a visitor has no budget', async () => {
  const { answer, asked, send, snapshot } = asking('visitor')
  expect(asked()).toMatchObject({ isCustomer: false, seed: 11, wishes: { budget: null } })
  await answer('proposeShows', 'whole')
  send({ type: 'proposal.accept', style: 'Nowhere' })
  send({ type: 'proposal.accept', style: 'Grand' })
  expect(snapshot().output?.doc?.name).toBe('Grand show, 5:00')
})

test('a kept plan stays kept when others are asked for; a changed wish forgets it with all answers', async () => {
  const { answer, asked, send, snapshot } = asking('customer')
  await answer('proposeShows', 'whole')
  send({ type: 'proposal.lock', style: 'Steady' }, { type: 'proposal.ask', seed: 12 })
  expect(asked()).toMatchObject({ seed: 12 })
  await answer('proposeShows', 'thin')
  expect(snapshot().context.kept).toEqual(['Steady'])
  send({ type: 'wish.alter', changes: { seconds: 900 } })
  expect(snapshot().context).toMatchObject({ plans: [], kept: [], thinSeconds: null })
})
