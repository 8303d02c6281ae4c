import { MESSAGES } from '#contract/platform/messages.ts'
import { ACCOUNT_PATHS, orderPath } from '#contract/content/paths.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'
import { load, type Scenarios, type TestUser } from './scenario.ts'

const button = ({ page }: TestUser, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true })

const insurance = ({ page }: TestUser) => page.getByRole('region', { name: 'Insurance', exact: true })

async function chooseDocument(user: TestUser): Promise<void> {
  await load(user, ACCOUNT_PATHS.documents)
  const card = insurance(user)
  await card.getByLabel(/: file$/).setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(SMALL_PDF),
  })
  await card.getByLabel('What it is').selectOption('general_liability')
}

/** The page of a seeded order that becomes one of this customer: the largest, above both maxima, or the smallest. */
const openOrder = (size: 'asc' | 'desc') => async (user: TestUser) => {
  const { db, email } = user
  const { id } = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select('o.id')
    .where('o.project_id', '=', 11)
    .groupBy(['o.id', 'c.email'])
    // the smallest is nobody else's meanwhile; the largest goes from one to the next
    .having((eb) => (size === 'desc' ? eb.lit(true) : eb('c.email', 'not like', '%test-%')))
    .orderBy(({ fn }) => fn.countAll(), size)
    .limit(1)
    .executeTakeFirstOrThrow()
  const customer = db.selectFrom('customers').select('id').where('email', '=', email)
  await db.updateTable('orders').set({ customer_id: customer }).where('id', '=', id).execute()
  await load(user, orderPath(id))
  await linesFile(user).waitFor()
}
async function askForSheet(user: TestUser): Promise<void> {
  await openOrder('desc')(user)
  await user.page.getByRole('button', { name: 'Barcodes' }).click()
  await user.page.getByRole('button', { name: 'Make it' }).waitFor()
}
const linesFile = ({ page }: TestUser) => page.getByRole('link', { name: 'Lines' })

async function writeLines(user: TestUser): Promise<void> {
  await load(user, ACCOUNT_PATHS.quickOrder)
  await user.page.getByLabel('Your list').fill(`${user.product.model} 2`)
}

async function reviewLines(user: TestUser): Promise<void> {
  await writeLines(user)
  await button(user, 'Check the lines').click()
  await button(user, 'Add to cart').waitFor()
}

export const accountScenarios: Scenarios = {
  'documentUpload.sending/uploadFile': {
    arrange: chooseDocument,
    begin: (user) => insurance(user).getByRole('button', { name: 'Send document' }).click(),
    happy: (user) => insurance(user).getByText('We will e-mail you once it is reviewed.'),
    actions: (user) =>
      ['Send it again', 'Send document'].map((name) => ({
        at: insurance(user).getByRole('button', { name }),
      })),
  },
  'documentJob.preparing/prepareDocument': {
    arrange: openOrder('asc'),
    begin: (user) => linesFile(user).click(),
    happy: (user) => linesFile(user).and(user.page.locator(':not([aria-busy]):not([aria-describedby])')),
    actions: (user) => [{ at: linesFile(user) }],
  },
  'documentJob.creatingBatch/createBatch': {
    arrange: askForSheet,
    begin: ({ page }) => page.getByRole('button', { name: 'Make it' }).click(),
    happy: ({ page }) => page.getByText(MESSAGES.batchCreated),
    actions: ({ page }) =>
      ['Make it', 'Barcodes'].map((name) => ({ at: page.getByRole('button', { name }) })),
  },
  'quickOrder.checking/checkLines': {
    arrange: writeLines,
    begin: (user) => button(user, 'Check the lines').click(),
    happy: ({ page }) => page.getByRole('heading', { name: '1 line, all in stock' }),
    actions: (user) => [{ at: button(user, 'Check the lines') }],
  },
  'quickOrder.adding/addLines': {
    arrange: reviewLines,
    begin: (user) => button(user, 'Add to cart').click(),
    happy: ({ page }) => page.getByRole('heading', { name: '1 product in your cart, 2 cases' }),
    actions: (user) => ['Try again', 'Add to cart'].map((name) => ({ at: button(user, name) })),
  },
}
