import type { AnyMachineSnapshot } from 'xstate'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { KeptShow, ShowEditorContext } from '#machines/shows/show-editor/show-editor.types.ts'
import { isIn } from '#machines/platform/is-in.ts'
import type { TestStep } from '#statecharts/walk/walk.ts'
import type { WorkflowFixture } from '#tests/walks/workflow-fixture.ts'
import { setTries } from './password-change.ts'

/** How the version of the other device differs: as a part of it, beside it, or in the same field. */
export type ShowEnvironment = {
  readonly theirs: 'same' | 'more' | 'clash'
  /** the server has confirmed no version of the show */
  readonly isNew: boolean
  /** a second cue is there, so that removing the first leaves products to be read */
  readonly hasSecond: boolean
}

export interface ShowFixture extends WorkflowFixture {
  /** what the actor knows now */
  readonly context: () => ShowEditorContext
}

const isMerging = (at: AnyMachineSnapshot): boolean => isIn(at.value, 'merging')

/** An edit, which in a merge of two versions would be one more difference. */
export const editing: TestStep<ShowFixture, ShowEnvironment> = {
  when: (_, at) => !isMerging(at),
}

/** The version of the other device, made so that merging it ends as it is called. */
export function theirsOf(kind: ShowEnvironment['theirs'], mine: ShowDoc): ShowDoc {
  switch (kind) {
    case 'same':
      return { ...mine, seed: mine.seed + 1 }
    case 'more':
      return {
        ...mine,
        seed: mine.seed + 1,
        cues: [],
        positions: [{ id: 'p9', name: 'Far', x_ft: 90, angle_deg: 0 }],
      }
    case 'clash':
      return { ...mine, name: `${mine.name} of theirs` }
    default:
      return kind satisfies never
  }
}

async function customerOf({ db, email }: WorkflowFixture): Promise<number> {
  const customer = db.selectFrom('customers').select('id').where('email', '=', email)
  return (await customer.executeTakeFirstOrThrow()).id
}

interface Standing {
  readonly revision: number
  readonly doc: ShowDoc
  readonly isRemoved?: boolean
}

/** What the server has of the show when the save arrives; null: nothing. */
async function stand(fixture: ShowFixture, standing: Standing | null): Promise<void> {
  const { db } = fixture
  const customer_id = await customerOf(fixture)
  await setTries(db, `save-show:${customer_id}`, 0, 60)
  await db.deleteFrom('shows').where('customer_id', '=', customer_id).execute()
  if (standing === null) return
  const { revision, doc, isRemoved = false } = standing
  await db
    .insertInto('shows')
    .values({
      customer_id,
      project_id: 11,
      show_id: fixture.context().id,
      name: doc.name,
      doc: JSON.stringify(doc),
      cue_count: doc.cues.length,
      seconds: 0,
      revision,
      save_keys: [],
      modified_at: new Date(),
      removed_at: isRemoved ? new Date() : null,
    })
    .execute()
}

const answer = ({ held }: WorkflowFixture) => held.answer('saveShow')

async function answerSaved(fixture: ShowFixture): Promise<void> {
  const { base, base_revision, doc } = fixture.context()
  await stand(fixture, base_revision === 0 ? null : { revision: base_revision, doc: base ?? doc })
  await answer(fixture)
}

/** Another device has stored a version since. */
export const answerConflict =
  (kind: ShowEnvironment['theirs']) =>
  async (fixture: ShowFixture): Promise<void> => {
    const { base_revision, doc } = fixture.context()
    await stand(fixture, { revision: base_revision + 1, doc: theirsOf(kind, doc) })
    await answer(fixture)
  }

async function answerRemoved(fixture: ShowFixture): Promise<void> {
  const { base_revision, doc } = fixture.context()
  await stand(fixture, { revision: base_revision + 1, doc, isRemoved: true })
  await answer(fixture)
}

/** The customer has the maximum of shows, and this one is new. */
async function answerTooMany(fixture: ShowFixture): Promise<void> {
  await stand(fixture, null)
  const customer_id = await customerOf(fixture)
  const { doc } = fixture.context()
  const others = Array.from({ length: 100 }, () => ({
    customer_id,
    project_id: 11,
    show_id: crypto.randomUUID(),
    name: doc.name,
    doc: JSON.stringify(doc),
    cue_count: 0,
    seconds: 0,
    revision: 1,
    save_keys: [],
    modified_at: new Date(),
  }))
  await fixture.db.insertInto('shows').values(others).execute()
  await answer(fixture)
}

async function answerTooManyRequests(fixture: ShowFixture): Promise<void> {
  await setTries(fixture.db, `save-show:${await customerOf(fixture)}`, 99, 60)
  await answer(fixture)
}

/** A version that clashes, or goes beyond mine, needs a show that the server has not confirmed. */
const conflicting = (theirs: ShowEnvironment['theirs']): TestStep<ShowFixture, ShowEnvironment> => ({
  when: theirs === 'same' ? {} : { isNew: true },
  next: { theirs },
  perform: answerConflict(theirs),
})

/** How the server answers a save; what is in between answers `unknown` and `tooLarge`. */
export const sendShowAnswers = {
  saved: { next: { isNew: false }, perform: answerSaved },
  conflict: (['same', 'more', 'clash'] as const).map(conflicting),
  removed: { perform: answerRemoved },
  tooMany: { when: { isNew: true }, perform: answerTooMany },
  tooManyRequests: { perform: answerTooManyRequests },
  lost: { perform: ({ held }: WorkflowFixture) => held.lose('saveShow') },
}

/** A row of the device as the sample of an event has it. */
export const rowIn = (event: object): KeptShow | null => Reflect.get(event, 'show') as KeptShow | null
