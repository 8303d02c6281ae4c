import { expect, test } from 'vitest'
import { catalogueImportModel } from '#machines/staff/catalogue-import/catalogue-import.model.ts'
import {
  applicationViewOf,
  fileViewOf,
  undoViewOf,
} from '#machines/staff/catalogue-import/catalogue-import.selectors.ts'
import { play } from '#tests/machines/play.ts'

/** The first two samples of an event. */
function two<T>([one, other]: readonly T[]): readonly [T, T] {
  if (one === undefined || other === undefined) throw new Error('the model has no samples')
  return [one, other]
}
const { 'file.chosen': files, 'undo.confirm': undos } = catalogueImportModel.events
const [choose, chooseTooLarge] = two(files)
const [undo, undoOther] = two(undos)
const confirm = { type: 'import.confirm' } as const
const newIds = { checkId: 'c-2', requestId: 'r-2' }

const begin = () => {
  const run = play(catalogueImportModel, 'desk')
  const inputOf = (id: string): unknown => run.snapshot().children[id]?.getSnapshot().input
  return {
    ...run,
    inputOf,
    fileState: () => run.snapshot().value.file,
    undoState: () => run.snapshot().value.undo,
  }
}
async function checked(outcome: string) {
  const run = begin()
  run.send(choose)
  await run.answer('checkImport', outcome)
  return run
}
async function applied(outcome: string) {
  const run = await checked('read')
  run.send(confirm)
  await run.answer('applyImport', outcome)
  return run
}
async function undone(outcome: string) {
  const run = begin()
  run.send(undo)
  await run.answer('undoImport', outcome)
  return run
}

test('a file that is too large is not sent, and the file chosen before is given up with its report', async () => {
  const run = await checked('read')
  run.send(chooseTooLarge)
  expect([run.fileState(), fileViewOf(run.snapshot())]).toEqual(['declined', 'declined'])
  expect(run.snapshot().context).toMatchObject({ file: null, ids: null, dryRun: null })
})

test('a check that no report came of is repeated under the same id; a new choice of names makes a new one', async () => {
  const run = await checked('busy')
  expect([run.fileState(), run.snapshot().context.failure]).toMatchObject([
    'unchecked',
    { kind: 'limited', reason: 'Another file is being checked.', seconds: 5 },
  ])
  run.send({ type: 'check.repeat' })
  const { file, ids } = choose
  expect(run.inputOf('checkImport')).toEqual({ file, checkId: ids.checkId, creates: false })
  await run.answer('checkImport', 'lost')
  run.send({ type: 'names.allow', creates: true, ids: newIds })
  expect(run.inputOf('checkImport')).toEqual({ file, checkId: 'c-2', creates: true })
})

test('a report without changes cannot be confirmed, one with refused rows leaves them out', async () => {
  expect((await checked('unchanged')).snapshot().can(confirm)).toBe(false)
  const run = await checked('read')
  run.send(confirm)
  expect(run.inputOf('applyImport')).toMatchObject({ requestId: choose.ids.requestId, skipsRefused: true })
  expect([confirm, choose].map((event) => run.snapshot().can(event))).toEqual([false, false])
})

test('[T74] an application without an answer stays unconfirmed, whatever fails after it, until its own answer comes', async () => {
  const run = await applied('lost')
  for (const outcome of ['loggedOut', 'forbidden', 'lost']) {
    expect(applicationViewOf(run.snapshot())).toBe('unconfirmed')
    run.send(confirm)
    expect(run.inputOf('applyImport')).toMatchObject({ requestId: choose.ids.requestId })
    await run.answer('applyImport', outcome)
  }
  run.send(confirm)
  await run.answer('applyImport', 'applied')
  expect([applicationViewOf(run.snapshot()), run.snapshot().context.failure]).toEqual(['applied', null])
})

test.each(['loggedOut', 'forbidden'])(
  'an application refused as %s can be confirmed again',
  async (outcome) => {
    const run = await applied(outcome)
    expect(run.fileState()).toBe('reported')
    expect(run.snapshot().context.failure).not.toBeNull()
    run.send(confirm)
    expect([run.fileState(), run.snapshot().context.failure]).toEqual(['applying', null])
  },
)

test('what moved since the report is named, nothing is confirmed over it, and the file is checked under a new id', async () => {
  const run = await applied('moved')
  expect(run.snapshot().context.applied?.differences).toHaveLength(1)
  expect(run.snapshot().can(confirm)).toBe(false)
  run.send({ type: 'check.renew', ids: newIds })
  expect(run.inputOf('checkImport')).toMatchObject({ checkId: 'c-2' })
  expect(run.snapshot().context).toMatchObject({ dryRun: null, applied: null, ids: newIds })
})

test('an undo without an answer is asked for again under its number, also after a refusal; that of another import has its own', async () => {
  const run = await undone('lost')
  run.send({ ...undo, requestId: 'r-2' })
  expect(run.inputOf('undoImport')).toEqual({ importId: undo.importId, requestId: undo.requestId })
  await run.answer('undoImport', 'loggedOut')
  expect(undoViewOf(run.snapshot(), undo.importId)).toBe('unconfirmed')
  run.send(undoOther)
  expect(run.inputOf('undoImport')).toEqual({
    importId: undoOther.importId,
    requestId: undoOther.requestId,
  })
})

test.each([
  ['undone', 'undone', 'undone'],
  ['overtaken', 'overtaken', 'overtaken'],
  ['forbidden', 'idle', 'open'],
  ['lost', 'undoLost', 'unconfirmed'],
] as const)('an undo that ends %s: %s', async (outcome, state, view) => {
  const run = await undone(outcome)
  expect([run.undoState(), undoViewOf(run.snapshot(), undo.importId)]).toEqual([state, view])
})
