import type { Walk } from '#statecharts/walk/walk.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'
import { setTries } from './password-change.ts'

/** What becomes of a file that is chosen; `held` is not read to its end. */
export type ChosenTable = 'form' | 'large' | 'lost' | 'held'
export type QuickOrderEnvironment = { readonly chosen: ChosenTable }

export const NOWHERE = 'XX-0000'

/** A table with a product of the shop and a row without cases; `large` is refused before it is read. */
export const tableOf = (chosen: ChosenTable, model: string): string => {
  const rows = `Model,Product,Cases\r\n${model},"Shell, red",4\r\n${NOWHERE},,1.5\r\n`
  return chosen === 'large' ? rows.padEnd(2_000_001, ' ') : rows
}

/** A product with enough cases for every step of a walk. */
export async function ampleProduct({ db }: Pick<WorkflowFixture, 'db'>) {
  const product = await db
    .selectFrom('products')
    .select(['id', 'model'])
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await stock(9_000)({ db })
  return product
}

const stock =
  (qty: number) =>
  ({ db }: Pick<WorkflowFixture, 'db'>): Promise<unknown> =>
    db.updateTable('stock').set({ qty }).execute()

const asked =
  (name: 'check-lines' | 'add-lines', count: number) =>
  async ({ db, email }: WorkflowFixture) => {
    const customer = db.selectFrom('customers').select('id').where('email', '=', email)
    await setTries(db, `${name}:${(await customer.executeTakeFirstOrThrow()).id}`, count, 60)
  }

/** What is shown was sold meanwhile. */
async function answerSoldOut(fixture: WorkflowFixture): Promise<void> {
  await asked('add-lines', 0)(fixture)
  await stock(0)(fixture)
  await fixture.held.answerWhenDone('addLines')
  await stock(9_000)(fixture)
}

/** Of every machine that adds lines. */
export const addLinesAnswers = {
  added: answered('addLines', asked('add-lines', 0)),
  soldOut: { perform: answerSoldOut },
  tooMany: answered('addLines', asked('add-lines', 99)),
  lost: lost('addLines'),
}

export const quickOrderAnswers: Walk<WorkflowFixture, QuickOrderEnvironment>['answers'] = {
  checkLines: {
    checked: answered('checkLines', asked('check-lines', 0)),
    tooMany: answered('checkLines', asked('check-lines', 99)),
    lost: lost('checkLines'),
  },
  addLines: addLinesAnswers,
}
