import type { Walk } from '#statecharts/walk/walk.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'
import { setTries } from './password-change.ts'

type Desk = Pick<WorkflowFixture, 'db' | 'email'>

/** A seeded order of several products, which becomes one of this customer. */
export async function takeOrder({ db, email }: Desk) {
  const customer = db.selectFrom('customers').select('id').where('email', '=', email)
  const seeded = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select('o.id')
    .where('o.project_id', '=', 11)
    .where('c.email', 'not like', '%test-%')
    .groupBy('o.id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('o.id', 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('orders').set({ customer_id: customer }).where('id', '=', seeded.id).execute()
  const count = await db
    .selectFrom('order_lines')
    .select('product_id')
    .where('order_id', '=', seeded.id)
    .execute()
  const { id: customerId } = await customer.executeTakeFirstOrThrow()
  return { id: seeded.id, count: count.length, customerId }
}

const documentsAsked =
  (count: number) =>
  async ({ db, email }: WorkflowFixture) => {
    const customer = await db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await setTries(db, `documents:${customer.id}`, count, 60)
  }

/** The order has a product less than the customer has seen. */
async function answerWithOneLess({ db, email, held }: WorkflowFixture): Promise<void> {
  const line = await db
    .deleteFrom('order_lines')
    .using('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .whereRef('o.id', '=', 'order_lines.order_id')
    .where('c.email', '=', email)
    .where('position', '=', 1)
    .returningAll('order_lines')
    .executeTakeFirstOrThrow()
  await held.answerWhenDone('createBatchDocument')
  await db.insertInto('order_lines').values(line).execute()
}

export const documentJobAnswers: Walk<WorkflowFixture>['answers'] = {
  prepareDocument: {
    ready: answered('downloadDocument', documentsAsked(0)),
    refused: {
      perform: async (fixture) => {
        await documentsAsked(99)(fixture)
        await fixture.held.answer('downloadDocument')
        // its reasons are in the answer to a GET
        await fixture.held.answer('downloadDocument')
      },
    },
    lost: lost('downloadDocument'),
  },
  createBatch: {
    created: answered('createBatchDocument'),
    refused: { perform: answerWithOneLess },
    lost: lost('createBatchDocument'),
  },
}
