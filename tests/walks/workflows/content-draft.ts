import { contentEditingCalls as edit, type EntryContent } from '#contract/content/content-editing.ts'
import type { DraftBase, EntryAddress } from '#machines/staff/content-draft/content-draft.types.ts'
import type { Start, Walk } from '#statecharts/walk/walk.ts'
import { putEntry } from '#tests/support/content-entries.ts'
import { draftOf, published } from '#tests/support/editing.ts'
import { type Editor, logInEditor, makeEditor } from '#tests/support/editor.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { answered, lost, type WalkedCall, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'

/** Too large for the server, only saved as a draft, or published. */
export type Typed = 'tooLarge' | 'invalid' | 'valid'

/** Whether each text can be live, and whether somebody published since the draft was begun. */
export type DraftEnvironment = {
  readonly typed: Typed
  readonly saved: boolean
  readonly live: boolean
  readonly before: boolean
  readonly isOvertaken: boolean
}
const startOf = (input: 'opened' | 'live', live: boolean): Start<DraftEnvironment> => ({
  input,
  environment: { typed: 'valid', saved: true, live, before: true, isOvertaken: false },
})

export const draftStarts = [startOf('opened', true), startOf('opened', false), startOf('live', true)]

let made = 0
/** An address like no other before. */
export function urlOf(typed: Typed): string {
  const url = `${typed === 'valid' ? 'https' : 'gopher'}://video.example/${++made}`
  return typed === 'tooLarge' ? url.padEnd(600_000, 'x') : url
}
export const textOf = (typed: Typed): EntryContent => ({
  body: { url: urlOf(typed), icon: 'video' },
  position: 0,
  starts_at: null,
  ends_at: null,
})

type Desk = Pick<WorkflowFixture, 'db' | 'email' | 'shop'>

/** Every path has an entry of its own. */
const entryOf = ({ email }: Desk): EntryAddress => ({ kind: 'social', key: email.replaceAll(/\W/g, '-') })

const logIn = async ({ shop, db }: Desk): Promise<Shopper> => logInEditor(shop.url, await makeEditor(db))

/** By the customer of the path. */
const editors = new Map<string, Editor>()

/** The server answers the call as when the session of the editor is over. */
const loggedOut = (call: WalkedCall) => ({
  perform: async ({ db, email, held }: WorkflowFixture) => {
    const staff = db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', editors.get(email)?.email ?? '')
    const sessions = db.updateTable('staff_sessions').where('staff_id', 'in', staff)
    const lastSeen = (at: Date) => sessions.set({ seen_at: at }).execute()
    await lastSeen(new Date(0))
    await held.answerWhenDone(call)
    await lastSeen(new Date())
  },
})

/** A live entry, of which there is a draft where it is `opened`, and the editor who opens it. */
export async function openDraft(desk: Desk, { input, environment }: Start<DraftEnvironment>) {
  const entry = entryOf(desk)
  await putEntry(desk.db, 'social', entry.key, {
    url: urlOf(environment.live ? 'valid' : 'invalid'),
    icon: 'video',
  })
  const credentials = await makeEditor(desk.db)
  editors.set(desk.email, credentials)
  const editor = await logInEditor(desk.shop.url, credentials)
  const content = textOf('valid')
  const base: DraftBase =
    input === 'opened'
      ? await draftOf(editor, entry, content)
      : { based_on: (await editor.call(edit.openContent, { body: entry })).revision, draft_version: null }
  return { editor, entry, content, base }
}

const colleagues = new Map<string, Promise<Shopper>>()
function colleagueOf(desk: Desk): Promise<Shopper> {
  const colleague = colleagues.get(desk.shop.url) ?? logIn(desk)
  colleagues.set(desk.shop.url, colleague)
  return colleague
}
const colleagueSaves = async (desk: Desk) => draftOf(await colleagueOf(desk), entryOf(desk), textOf('valid'))
async function colleaguePublishes(desk: Desk): Promise<void> {
  await published(await colleagueOf(desk), entryOf(desk), textOf('valid'))
  await colleagueSaves(desk)
}

/** Choosing between two texts. */
export const draftChoices = {
  takeTheirs: { next: { typed: 'valid', saved: true, isOvertaken: false } },
  keepMine: { next: { isOvertaken: false } },
} as const

export const draftAnswers: Walk<WorkflowFixture, DraftEnvironment>['answers'] = {
  saveDraft: {
    saved: {
      when: { isOvertaken: false, typed: ['valid', 'invalid'] },
      next: (environment) => ({ ...environment, saved: environment.typed === 'valid' }),
      ...answered('saveContentDraft'),
    },
    changed: { when: { typed: ['valid', 'invalid'] }, ...answered('saveContentDraft', colleagueSaves) },
    tooLarge: { when: { typed: 'tooLarge' }, ...answered('saveContentDraft') },
    lost: lost('saveContentDraft'),
  },
  publishDraft: {
    published: {
      when: { saved: true },
      next: (environment) => ({ ...environment, before: environment.live, live: true }),
      ...answered('publishContent'),
    },
    invalid: { when: { saved: false }, ...answered('publishContent') },
    changed: answered('publishContent', colleagueSaves),
    loggedOut: loggedOut('publishContent'),
    lost: lost('publishContent'),
  },
  undoPublication: {
    undone: { when: { before: true }, ...answered('restoreContent') },
    invalid: { when: { before: false }, ...answered('restoreContent') },
    changed: { next: { isOvertaken: true }, ...answered('restoreContent', colleaguePublishes) },
    loggedOut: loggedOut('restoreContent'),
    lost: lost('restoreContent'),
  },
  discardDraft: {
    discarded: answered('discardContentDraft'),
    superseded: answered('discardContentDraft', colleagueSaves),
    loggedOut: loggedOut('discardContentDraft'),
    lost: lost('discardContentDraft'),
  },
}
