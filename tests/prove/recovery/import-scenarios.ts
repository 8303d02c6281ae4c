import { logInAtDesk, region } from './desk.ts'
import { type PageAction, type Scenarios, type TestUser } from './scenario.ts'

const fileName = ({ product }: TestUser) => `${product.model}.csv`

const chooseFile = async (user: TestUser) => {
  const { page, product } = user
  const buffer = Buffer.from(`model,stock\n${product.model},+1\n`)
  await page
    .getByLabel('Products: file')
    .setInputFiles({ name: fileName(user), mimeType: 'text/csv', buffer })
}
async function open(user: TestUser): Promise<void> {
  await logInAtDesk(user, ['catalogue'], 'screen=products&part=import')
  await region(user, 'Import').waitFor()
}
async function check(user: TestUser): Promise<void> {
  await open(user)
  await chooseFile(user)
  const report = reportOf(user)
  const again = checkAgain(user)
  const ended = report.or(again)
  await ended.waitFor()
  // the shop checks one file at a time, and another case has one
  while (!(await report.isVisible())) {
    await again.click({ timeout: 1_000 }).catch(() => undefined)
    await ended.waitFor()
  }
}
async function confirm(user: TestUser): Promise<void> {
  await region(user, 'Import').getByRole('button', { name: 'Import', exact: true }).click()
  await dialogButton(user, 'Import').click()
}
async function apply(user: TestUser): Promise<void> {
  await check(user)
  await confirm(user)
  await region(user, 'Last import').getByText(fileName(user)).waitFor()
}
async function confirmUndo(user: TestUser): Promise<void> {
  await region(user, 'Last import').getByRole('button', { name: 'Undo this import' }).click()
  await dialogButton(user, 'Undo').click()
}

const reportOf = (user: TestUser) => region(user, 'Import').getByRole('heading', { name: fileName(user) })
const checkAgain = ({ page }: TestUser) => page.getByRole('button', { name: 'Check again' })
const dialogButton = ({ page }: TestUser, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
/** A button, and the dialog that it opens. */
const confirming = (user: TestUser, part: string, name: string, go: (user: TestUser) => Promise<void>) => ({
  at: region(user, part).getByRole('button', { name, exact: true }),
  go: () => go(user),
})
const choosing = (user: TestUser): PageAction => ({
  at: user.page.getByRole('button', { name: 'Choose a file' }),
  go: () => chooseFile(user),
})

export const importScenarios: Scenarios = {
  'catalogueImport.file.checking/checkImport': {
    customer: null,
    arrange: open,
    begin: chooseFile,
    happy: reportOf,
    actions: (user) => [{ at: checkAgain(user) }, choosing(user)],
  },
  'catalogueImport.file.applying/applyImport': {
    customer: null,
    arrange: check,
    begin: confirm,
    happy: (user) => region(user, 'Last import').getByText(fileName(user)),
    actions: (user) => [confirming(user, 'Import', 'Import', confirm), choosing(user)],
  },
  'catalogueImport.undo.undoing/undoImport': {
    customer: null,
    arrange: apply,
    begin: confirmUndo,
    happy: (user) =>
      region(user, 'Last import')
        .getByText(/Undone/)
        .first(),
    actions: (user) => [confirming(user, 'Last import', 'Undo this import', confirmUndo)],
  },
}
