import { orderPath } from '#contract/paths.ts'
import { documentJobModel } from '#machines/document-job/document-job.model.ts'
import type { WantedDocument } from '#machines/document-job/document-job.types.ts'
import { isIn } from '#machines/is-in.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { documentJobAnswers, takeOrder } from '#tests/walks/workflows/document-job.ts'
import type { Fixture } from './fixture.ts'
import { defineWalk, type WalkContext } from './walk.ts'

const MAXIMA = ['max_products_for_download_barcodes_wholesale', 'max_products_for_batch_barcodes_wholesale']

const maximaAre =
  (count: number) =>
  async ({ db }: WalkContext) => {
    for (const key of MAXIMA) await setAppSetting(db, key, count)
  }

const isLarge = (event: object): boolean =>
  (Reflect.get(event, 'document') as WantedDocument | undefined)?.exceedsBoth === true

/** Barcodes of an order, above both maxima, and its lines, which no job makes. */
export const documentJobWalk = defineWalk({
  model: documentJobModel,
  customer: 'silver',
  setUp: maximaAre(1),
  tearDown: maximaAre(100),
  starts: [
    {
      input: 'shop',
      environment: {},
      perform: async (fixture: Fixture) => {
        const { held, page } = fixture
        const { id } = await takeOrder(fixture)
        await held.hold('downloadDocument', 'createBatchDocument')
        await page.goto(orderPath(id))
        await page.getByRole('button', { name: 'Barcodes' }).waitFor()
      },
    },
  ],
  events: {
    'document.wanted': [
      {
        when: (_, { value }, event) => !isLarge(event) && !isIn(value, 'confirming', 'preparing'),
        perform: ({ page }) => page.getByRole('link', { name: 'Lines' }).click(),
      },
      {
        when: (_, { value }, event) => isLarge(event) && !isIn(value, 'confirming', 'creatingBatch'),
        perform: ({ page }) => page.getByRole('button', { name: 'Barcodes' }).click(),
      },
    ],
    'batch.confirmed': { perform: ({ page }) => page.getByRole('button', { name: 'Make it' }).click() },
    'batch.declined': { perform: ({ page }) => page.getByRole('button', { name: 'Not now' }).click() },
  },
  answers: documentJobAnswers,
})
