import type { AnyMachineSnapshot, StateValue } from 'xstate'
import { showPath } from '#contract/show-paths.ts'
import { isIn } from '#machines/is-in.ts'
import { freshShow } from '#machines/show-builder/show-builder.outcome.ts'
import { cueOf, showOf, store } from '#tests/server/shows/stored-shows.ts'
import type { ShowEnvironment } from '#tests/walks/workflows/show-editor.ts'
import type { Fixture } from './fixture.ts'
import { deviceOfTest, shelveInPage } from './show-device.ts'
import type { BrowserStep } from './walk.ts'

export type EditorEnvironment = Pick<ShowEnvironment, 'theirs' | 'isNew'> & {
  /** whose show it is: of the account, of a visitor who has logged in, of a visitor */
  readonly owner: 'account' | 'offered' | 'visitor'
  /** another tab is asked to give the show up */
  readonly isTaking: boolean
  /** what the hand can do: anything, drop what it drags, answer which version holds */
  readonly hand: 'free' | 'dragging' | 'asked'
  /**
   * What is known of the products: nothing; all; nothing, and the first cue is removed; those of the other cues; those,
   * and the first cue is back.
   */
  readonly goods: 'unread' | 'read' | 'removed' | 'partly' | 'back'
}
export type EditorStep = BrowserStep<EditorEnvironment>

/** Most of the walk has nothing to do with products. */
export const READY = { hand: 'free', goods: 'read' } as const

export const followHand = (
  environment: EditorEnvironment,
  { value }: AnyMachineSnapshot,
): EditorEnvironment => ({ ...environment, hand: handIn(value) })

function handIn(value: StateValue): EditorEnvironment['hand'] {
  if (isIn(value, 'merging', 'conflicted')) return 'asked'
  return isIn(value, 'dragging') ? 'dragging' : 'free'
}

/** Nothing was changed since the page was opened. */
export const isUnchanged = ({ context }: AnyMachineSnapshot): boolean =>
  context.past.length === 0 && context.future.length === 0

/** A product whose effect lasts three seconds. */
const SHORT_PRODUCT = 10_050

/** Enough of everything that can be removed; the first cue has a product of its own, the last one no time. */
const opened = () =>
  showOf(0, {
    positions: Array.from({ length: 10 }, (_, index) => ({
      id: `p${index + 1}`,
      name: `Place ${index + 1}`,
      x_ft: index * 10,
      angle_deg: 0,
    })),
    cues: Array.from({ length: 12 }, (_, index) =>
      cueOf(index, {
        products_id: SHORT_PRODUCT + (index === 0 ? 1 : 0),
        at_ms: index === 11 ? null : index * 5_000,
      }),
    ),
    music: { name: 'march.wav', seconds: 84, offset_ms: 0 },
  })

/** A show that this device has and the server does not. */
async function shelve({ db, email, page }: Fixture, isOwned: boolean): Promise<string> {
  const customer = db.selectFrom('customers').select('id').where('email', '=', email)
  const { id: customers_id } = await customer.executeTakeFirstOrThrow()
  const id = crypto.randomUUID()
  await page.goto('/robots.txt')
  await page.evaluate(shelveInPage, {
    ...freshShow(id, opened(), false).show,
    project_id: 11,
    customers_id: isOwned ? customers_id : null,
    seconds: null,
    date_modified: new Date().toISOString(),
    date_removed: null,
  })
  return id
}

export const opening = (input: string, { owner, isNew }: Pick<EditorEnvironment, 'owner' | 'isNew'>) => ({
  input,
  environment: {
    theirs: 'same',
    isNew,
    owner,
    isTaking: false,
    hand: 'free',
    goods: 'unread',
  } satisfies EditorEnvironment,
  ...(owner === 'visitor' && { customer: null }),
  perform: async (fixture: Fixture) => {
    const { context, held, page, shopper } = fixture
    await held.hold('saveShow', 'showProducts')
    const id = isNew ? await shelve(fixture, owner === 'account') : await store(shopper, opened())
    await context.addInitScript(deviceOfTest)
    await page.goto(showPath(id))
    await page.getByRole('gridcell', { name: /^Cue 1, / }).waitFor()
    // from now on time passes and writes end when the walk says so
    await page.clock.pauseAt(Date.now() + 3_000)
    await page.evaluate(() => Reflect.set(globalThis, 'areWritesHeld', true))
  },
})
