import type { Walk } from '#statecharts/walk/walk.ts'
import { publish, store } from '#tests/server/shows/stored-shows.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'
import { setTries } from './password-change.ts'

/** Whether the shared copy is older than the show, so that it can be updated. */
export type ShareEnvironment = { readonly isBehind: boolean }

type Desk = Pick<WorkflowFixture, 'db' | 'email' | 'shopper'>

/** The one show of the customer; stored when there is none yet. */
export async function onlyShow({ db, email, shopper }: Desk) {
  const rows = db
    .selectFrom('shows as w')
    .innerJoin('customers as c', 'c.id', 'w.customer_id')
    .select(['w.id as row', 'w.show_id as id', 'w.revision', 'w.customer_id'])
    .where('c.email', '=', email)
  const found = await rows.executeTakeFirst()
  if (found) return found
  await store(shopper)
  return rows.executeTakeFirstOrThrow()
}

const removed = (isRemoved: boolean) => async (fixture: Desk) => {
  const { row } = await onlyShow(fixture)
  const removed_at = isRemoved ? new Date() : null
  await fixture.db.updateTable('shows').set({ removed_at }).where('id', '=', row).execute()
}

const unshare = async (fixture: Desk) => {
  await removed(false)(fixture)
  const { row } = await onlyShow(fixture)
  await fixture.db.deleteFrom('show_shares').where('show_row', '=', row).execute()
}

export const shareShow = async (fixture: Desk) => {
  await removed(false)(fixture)
  await published(0)(fixture)
  const { id, revision } = await onlyShow(fixture)
  return publish(fixture.shopper, id, { revision })
}

const shareOlder = async (fixture: Desk) => {
  await shareShow(fixture)
  const { row } = await onlyShow(fixture)
  await fixture.db.updateTable('show_shares').set({ from_revision: 0 }).where('show_row', '=', row).execute()
}

const published = (count: number) => async (fixture: Desk) => {
  const { customer_id } = await onlyShow(fixture)
  await setTries(fixture.db, `publish-show:${customer_id}`, count, 3_600)
}

/** Another device stores another version before the request comes in. */
async function answerChanged(fixture: WorkflowFixture): Promise<void> {
  await published(0)(fixture)
  const { row } = await onlyShow(fixture)
  const next = (change: 1 | -1) =>
    fixture.db
      .updateTable('shows')
      .set(({ eb }) => ({ revision: eb('revision', '+', change) }))
      .where('id', '=', row)
      .execute()
  await next(1)
  await fixture.held.answerWhenDone('publishShow')
  await next(-1)
}

/** Another device has removed the show, and restores it later. */
const answerMissing = (call: 'publishShow' | 'revokeShare') => ({
  perform: async (fixture: WorkflowFixture) => {
    await published(0)(fixture)
    await removed(true)(fixture)
    if (call === 'revokeShare') await hide(fixture, true)
    await fixture.held.answerWhenDone(call)
    if (call === 'revokeShare') await hide(fixture, false)
    await removed(false)(fixture)
  },
})

/** As if the show were gone for good. */
async function hide(fixture: Desk, isHidden: boolean): Promise<void> {
  const { row } = await onlyShow(fixture)
  const project_id = isHidden ? 14 : 11
  await fixture.db.updateTable('shows').set({ project_id }).where('id', '=', row).execute()
}

export const showSharingAnswers: Walk<WorkflowFixture, ShareEnvironment>['answers'] = {
  readShare: {
    unshared: answered('selectShows', unshare),
    shared: { next: { isBehind: true }, ...answered('selectShows', shareOlder) },
    missing: {
      perform: async (fixture: WorkflowFixture) => {
        await removed(true)(fixture)
        await fixture.held.answerWhenDone('selectShows')
        await removed(false)(fixture)
      },
    },
    lost: lost('selectShows'),
  },
  publishShow: {
    published: { next: { isBehind: false }, ...answered('publishShow', published(0)) },
    changed: { perform: answerChanged },
    missing: answerMissing('publishShow'),
    tooMany: answered('publishShow', published(99)),
    lost: lost('publishShow'),
  },
  revokeShare: {
    revoked: answered('revokeShare'),
    missing: answerMissing('revokeShare'),
    lost: lost('revokeShare'),
  },
}

/** A visitor has asked so often from the address of the tests. */
const viewed = (count: number) => async (fixture: Desk) => {
  await removed(false)(fixture)
  await setTries(fixture.db, 'show-view:127.0.0.1', count)
  await setTries(fixture.db, 'show-token:127.0.0.1', 0)
}

export const readSharedShow = {
  shown: answered('viewShow', viewed(0)),
  gone: {
    perform: async (fixture: WorkflowFixture) => {
      await viewed(0)(fixture)
      await removed(true)(fixture)
      await fixture.held.answerWhenDone('viewShow')
      await removed(false)(fixture)
    },
  },
  tooMany: answered('viewShow', viewed(999)),
  lost: lost('viewShow'),
} satisfies Walk<WorkflowFixture>['answers'][string]
