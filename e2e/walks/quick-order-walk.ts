import type { Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { ACCOUNT_PATHS } from '#contract/paths.ts'
import { isIn } from '#machines/is-in.ts'
import { quickOrderModel } from '#machines/quick-order/quick-order.model.ts'
import { QUICK } from '#e2e/quick-poll.ts'
import { takeOrder } from '#tests/walks/workflows/document-job.ts'
import {
  ampleProduct,
  type ChosenTable,
  NOWHERE,
  type QuickOrderEnvironment,
  quickOrderAnswers,
  tableOf,
} from '#tests/walks/workflows/quick-order.ts'
import type { Fixture } from './fixture.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

const press = ({ page }: Fixture, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const pressing = (name: RegExp): BrowserStep<QuickOrderEnvironment> => ({
  perform: (fixture) => press(fixture, name),
})

/** Reads of files of these names wait for ever or fail, as from a drive that is slow or gone. */
function unsteadyFiles(): void {
  // read with the file as `this`
  // oxlint-disable-next-line typescript/unbound-method
  const read = Blob.prototype.arrayBuffer
  Blob.prototype.arrayBuffer = function (this: Blob) {
    const name = this instanceof File ? this.name : ''
    if (name === 'held.csv') return new Promise(() => undefined)
    if (name === 'lost.csv') return Promise.reject(new DOMException('gone', 'NotReadableError'))
    return read.call(this)
  }
}

/** A file that is read at once is read before anybody can leave. */
const unlessRead: BrowserStep<QuickOrderEnvironment>['when'] = ({ chosen }, { value }) =>
  chosen === 'held' || !isIn(value, 'reading')

const choosing = (chosen: ChosenTable): BrowserStep<QuickOrderEnvironment> => ({
  when: unlessRead,
  next: { chosen },
  perform: async ({ page, db }) => {
    const { model } = await ampleProduct({ db })
    await page.getByLabel('File with lines').setInputFiles({
      name: `${chosen}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(tableOf(chosen, model)),
    })
  },
})

/** The button of the state before is gone. */
const seeChecking = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true }).waitFor()

const LEAVING = /^(Stop|Stop reading|Change the list|Write a list|Write another list|Dismiss)$/

const own = (chosen: ChosenTable) => ({ when: { chosen }, isAutomatic: true }) as const

const opening = (pathOf: (fixture: Fixture) => Promise<string>) => async (fixture: Fixture) => {
  await ampleProduct(fixture)
  await fixture.context.addInitScript(unsteadyFiles)
  await fixture.held.hold('checkLines', 'addLines')
  await fixture.page.goto(await pathOf(fixture))
  // a page that is rendered again before its first commit begins with another actor
  await fixture.page.getByRole('button', { name: /^(Check the lines|Stop)$/ }).waitFor()
}

const environment = { chosen: 'form' } as const

export const quickOrderWalk = defineWalk({
  model: quickOrderModel,
  customer: 'silver',
  starts: [
    { input: 'typed', environment, perform: opening(async () => ACCOUNT_PATHS.quickOrder) },
    {
      input: 'order',
      environment,
      perform: opening(async (fixture) => {
        const { id } = await takeOrder(fixture)
        return `${ACCOUNT_PATHS.quickOrder}?order=${id}`
      }),
    },
  ],
  events: {
    'file.chosen': (['form', 'large', 'lost', 'held'] as const).map(choosing),
    'lines.check': {
      perform: async ({ page, db }) => {
        const { model } = await ampleProduct({ db })
        await page.getByLabel('Your list').fill(`${model} 4\n${NOWHERE} 4`)
        await page.getByRole('button', { name: 'Check the lines' }).click()
        await seeChecking(page)
      },
    },
    'lines.checkAgain': {
      perform: async (fixture) => {
        await press(fixture, /^Check (stock )?again$/)
        await seeChecking(fixture.page)
      },
    },
    'lines.write': {
      when: unlessRead,
      perform: async (fixture) => {
        await press(fixture, LEAVING)
        // a check that was given up waits no longer
        await expect.poll(() => fixture.held.count, QUICK).toBe(0)
      },
    },
    'line.choose': {
      when: (_, { context }, event) => context.reviewed[0]?.isChosen !== Reflect.get(event, 'isChosen'),
      perform: ({ page }, _, event) =>
        page
          .getByRole('checkbox', { name: /^Add / })
          .first()
          .setChecked(Reflect.get(event, 'isChosen') === true),
    },
    'line.setCases': {
      perform: async ({ page }, _, event) => {
        const cases = page.getByRole('spinbutton', { name: /^Cases of / }).first()
        await cases.fill(String(Reflect.get(event, 'cases')))
        await cases.press('Enter')
      },
    },
    'lines.add': pressing(/^Add to cart$/),
    'lines.addAgain': pressing(/^Try again$/),
  },
  answers: {
    ...quickOrderAnswers,
    readFile: { read: own('form'), tooLarge: own('large'), crashed: own('lost') },
  },
})
