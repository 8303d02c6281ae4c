import { showPath, SHOW_PATHS } from '#contract/show-paths.ts'
import { isIn } from '#machines/is-in.ts'
import { showPurchaseModel } from '#machines/show-purchase/show-purchase.model.ts'
import { cueOf, showOf, store } from '#tests/server/shows/stored-shows.ts'
import { addLinesAnswers, ampleProduct } from '#tests/walks/workflows/quick-order.ts'
import type { Fixture } from './fixture.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

type PurchaseEnvironment = {
  /** what the device keeps of a purchase of the show */
  readonly kept: 'none' | 'unanswered'
  /** the removal of a cue is undone */
  readonly isUndone: boolean
}
type PurchaseStep = BrowserStep<PurchaseEnvironment>

/** Where the show can be edited beside the panel. */
const PHONE = { width: 390, height: 844 }

const press = ({ page }: Fixture, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const pressing = (name: RegExp | string): PurchaseStep => ({ perform: (fixture) => press(fixture, name) })

/** A show of two products, one of which was removed a moment ago. */
async function openShow(fixture: Fixture): Promise<string> {
  const { db, page, shopper } = fixture
  const { id: products_id } = await ampleProduct(fixture)
  const { id: other } = await db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .where('id', '<', products_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const cues = [products_id, other].map((product, index) => cueOf(index, { products_id: product }))
  const id = await store(shopper, showOf(2, { cues }))
  await page.setViewportSize(PHONE)
  await page.goto(showPath(id))
  await page
    .getByRole('button', { name: /^Remove cue 2/ })
    .first()
    .click()
  return id
}

/** The page was closed before an answer came. */
async function keepUnanswered({ db, email, page }: Fixture, show: string): Promise<void> {
  const customer = db.selectFrom('customers').select('id').where('email', '=', email)
  const { id } = await customer.executeTakeFirstOrThrow()
  const { id: products_id } = await ampleProduct({ db })
  const lines = [{ products_id, quantity: 4 }]
  await page.evaluate(
    ([key = '', kept = '']) => localStorage.setItem(key, kept),
    [
      `showPurchase/${id}/${show}`,
      JSON.stringify({ request_id: crypto.randomUUID(), lines, sent_at: Date.now() }),
    ],
  )
}

const openPanel = ({ page }: Fixture) => page.getByRole('tab', { name: 'Buy' }).click()

const environmentOf = (kept: PurchaseEnvironment['kept']): PurchaseEnvironment => ({ kept, isUndone: false })

const opening = (kept: PurchaseEnvironment['kept']) => ({
  input: 'customer',
  environment: environmentOf(kept),
  perform: async (fixture: Fixture) => {
    await fixture.held.hold('addLines')
    const show = await openShow(fixture)
    if (kept === 'unanswered') await keepUnanswered(fixture, show)
    await openPanel(fixture)
  },
})

export const showPurchaseWalk = defineWalk({
  model: showPurchaseModel,
  customer: 'silver',
  starts: [
    opening('none'),
    opening('unanswered'),
    {
      input: 'visitor',
      customer: null,
      environment: environmentOf('none'),
      perform: async (fixture: Fixture) => {
        await fixture.page.setViewportSize(PHONE)
        await fixture.page.goto(SHOW_PATHS.builder)
        await press(fixture, /^Empty show/)
        await openPanel(fixture)
      },
    },
  ],
  events: {
    'purchase.alter': [false, true].map(
      (isUndone): PurchaseStep => ({
        // the page tells what the show takes while it can still be altered
        when: (environment, at, event) =>
          environment.isUndone === isUndone &&
          at.context.customer_id !== null &&
          isIn(at.value, 'deciding', 'reviewing') &&
          (Reflect.get(event, 'lines') as readonly object[]).length > 0,
        next: { isUndone: !isUndone },
        perform: (fixture) => press(fixture, isUndone ? 'Redo' : 'Undo'),
      }),
    ),
    'purchase.review': {
      when: (_, { context }) => context.customer_id !== null,
      perform: (fixture) => press(fixture, /^Review/),
    },
    'purchase.confirm': pressing(/^Add \d/),
    'purchase.retry': pressing('Ask again'),
    'purchase.cancel': pressing('Back'),
  },
  answers: {
    readPurchase: {
      none: { when: { kept: 'none' }, isAutomatic: true },
      unanswered: { when: { kept: 'unanswered' }, isAutomatic: true },
    },
    addShowLines: addLinesAnswers,
  },
})
