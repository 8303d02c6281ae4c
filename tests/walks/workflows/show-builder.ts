import { cartCalls } from '#contract/cart/carts.ts'
import type { ShowBuilderContext } from '#machines/shows/show-builder/show-builder.types.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import type { WorkflowFixture } from '#tests/walks/workflow-fixture.ts'

export type BuilderEnvironment = {
  /** what is imported */
  readonly source: 'cart' | 'code'
  readonly isRestoring: boolean
  /** id of the open show in the samples of the model; null: none */
  readonly opened: string | null
}

export interface BuilderFixture extends WorkflowFixture {
  /** what the actor knows now */
  readonly context: () => ShowBuilderContext
}

type Desk = Pick<BuilderFixture, 'db' | 'email' | 'context'>

interface StoredShow {
  readonly id: string
  readonly isRemoved?: boolean
}

type Account = Pick<Desk, 'db' | 'email'>

async function customerOf({ db, email }: Account): Promise<number> {
  const customer = db.selectFrom('customers').select('id').where('email', '=', email)
  return (await customer.executeTakeFirstOrThrow()).id
}

/** The account has these shows and no others. */
export async function hasShows(account: Account, shows: readonly StoredShow[]): Promise<void> {
  const customer_id = await customerOf(account)
  await account.db.deleteFrom('shows').where('customer_id', '=', customer_id).execute()
  await addShows(account, shows)
}

/** The account has these shows, too. */
export async function addShows(account: Account, shows: readonly StoredShow[]): Promise<void> {
  if (shows.length === 0) return
  const customer_id = await customerOf(account)
  const doc = JSON.stringify(emptyShow('Stored', 7))
  const rows = shows.map(({ id, isRemoved = false }) => ({
    customer_id,
    project_id: 11,
    show_id: id,
    name: 'Stored',
    doc,
    cue_count: 0,
    seconds: 0,
    revision: 3,
    save_keys: [],
    modified_at: new Date(),
    removed_at: isRemoved ? new Date() : null,
  }))
  await account.db
    .insertInto('shows')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const wanted = ({ context }: Desk): string => context().id ?? ''

/** The account has the show that the actor wants. */
export const hasShow = (desk: Desk): Promise<void> => hasShows(desk, [{ id: wanted(desk) }])

/** It has it as the actor wants to change it: removed, or not. */
export const hasShowToChange = (desk: Desk): Promise<void> =>
  hasShows(desk, [{ id: wanted(desk), isRemoved: desk.context().isRestoring }])

/** So many shows that none can be restored. */
export const hasMost = (desk: Desk): Promise<void> =>
  hasShows(desk, [
    { id: wanted(desk), isRemoved: true },
    ...Array.from({ length: 100 }, () => ({ id: crypto.randomUUID() })),
  ])

/** The cart has something to be fired, or nothing. */
export async function fillCart({ db, email, shopper }: WorkflowFixture, isFull: boolean): Promise<void> {
  const cart = db
    .selectFrom('carts as k')
    .innerJoin('customers as c', 'c.id', 'k.customer_id')
    .select('k.id')
    .where('c.email', '=', email)
  await db.deleteFrom('cart_lines').where('cart_id', 'in', cart).execute()
  if (!isFull) return
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { products_id: product.id, quantity: 2 } },
  })
}
