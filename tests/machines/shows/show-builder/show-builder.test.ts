import { expect, test } from 'vitest'
import { showBuilderModel } from '#machines/shows/show-builder/show-builder.model.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { play } from '#tests/machines/play.ts'

const id = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001'
const newId = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004'
const create = { type: 'show.create', id: newId, doc: emptyShow('Finale', 7) } as const
const open = { type: 'show.open', id } as const
const openOther = { type: 'show.open', id: newId } as const
const copy = { type: 'show.duplicate', id, copyId: newId } as const
const propose = { type: 'proposal.start', id: newId } as const
const importCart = { type: 'show.import', id: newId, source: { kind: 'cart' } } as const
const remove = { type: 'show.remove', id } as const
const restore = { type: 'show.restore', id } as const

async function begin(input: keyof typeof showBuilderModel.inputs, outcome?: string) {
  const builder = play(showBuilderModel, input)
  if (outcome) await builder.answer(input === 'list' ? 'readShows' : 'readShow', outcome)
  const { snapshot } = builder
  return { ...builder, state: () => snapshot().value, facts: () => snapshot().context }
}

test('[SHOW-02] shows of the device are listed without the server, and no step waits for the list', async () => {
  const { facts, state } = await begin('list', 'away')
  expect([state(), facts().shows.map((show) => show.id)]).toEqual(['unreachable', [id]])
  for (const outcome of [undefined, 'read', 'away'])
    for (const event of [create, open, copy, propose, importCart, remove, restore]) {
      const builder = await begin('list', outcome)
      builder.send(event)
      expect(['reading', 'choosing', 'unreachable']).not.toContain(builder.state())
    }
})

test('[SHOW-02] a new show is sent to the account of a customer; without one it stays on the device', async () => {
  for (const [outcome, account] of Object.entries({ read: 'used', local: 'none' })) {
    const { emitted, facts, send } = await begin('list', outcome)
    send(create)
    expect([facts().opened?.account, emitted]).toEqual([account, [{ type: 'show.opened', id: newId }]])
  }
})

test('[SHOW-03] a copy and an import are new shows; what failed of them, or of a removal, is told until the next step', async () => {
  const { answer, facts, send } = await begin('list', 'read')
  for (const [event, service, outcome, problem] of [
    [copy, 'readOriginal', 'lost', 'unreachable'],
    [importCart, 'importShow', 'unreadable', 'unreadable'],
    [importCart, 'importShow', 'empty', 'empty'],
    [restore, 'removeShow', 'lost', 'unreachable'],
    [remove, 'removeShow', 'refused', 'notRemoved'],
  ] as const) {
    send(event)
    expect([facts().problem, facts().isRestoring]).toEqual([null, event === restore])
    await answer(service, outcome)
    expect(facts().problem).toBe(problem)
  }
  send(copy)
  await answer('readOriginal', 'found')
  expect(facts().opened?.show).toMatchObject({ id: newId, doc: { name: 'County Fair Finale (copy)' } })
})

test('[SHOW-01] the open show stores its changes before another one, a copy, a proposal or the list takes its place', async () => {
  for (const event of [openOther, copy, propose, { type: 'editor.close' } as const]) {
    const { send, sent, state } = await begin('show', 'found')
    send(open)
    expect([state(), sent]).toEqual(['editing', []])
    send(event)
    expect(sent).toEqual([{ type: 'page.hidden' }])
  }
})
