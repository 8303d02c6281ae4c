import { readFileSync } from 'node:fs'
import { documentCommand } from '#server/settings-cli/documents.ts'
import { SMALL_PNG } from '#tests/support/upload-files.ts'
import { expect, switchCheckout, test } from './switched.ts'

test.use({ customer: 'silver', pictures: false })
test.setTimeout(90_000)
test.afterEach(({ ownShop }) => switchCheckout(ownShop, 'on'))

const PATH = '/account/documents'

test('[ACC-14] a document is sent, reviewed by command, read again and withdrawn', async ({
  page,
  db,
  ownShop,
}) => {
  await page.goto(PATH)
  const card = page.getByRole('region', { name: 'Authorization for professional use' })
  await expect(card.getByText('Missing', { exact: true })).toBeVisible()
  const send = async (name: string, day: string) => {
    const file = { name, mimeType: 'text/html', buffer: Buffer.from(SMALL_PNG) }
    await card.getByLabel(/: file$/).setInputFiles(file)
    await card.getByRole('button', { name: 'Send document' }).click()
    await expect(card.getByText('Required')).toBeVisible()
    await card.getByLabel('What it is').selectOption({ label: 'Federal explosives license' })
    await card.getByLabel('Last day').fill(day)
    await card.getByRole('button', { name: 'Send document' }).click()
    await expect(card.getByRole('status')).toContainText(`We have ${name}.`)
  }
  await send('license.png', '2098-06-30')
  const row = card.getByRole('listitem').filter({ hasText: 'license.png' })
  await expect(row).toContainText('In review')
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: /^Download/ }).click()
  const path = await (await download).path()
  expect(readFileSync(path).equals(Buffer.from(SMALL_PNG))).toBe(true)
  const { id } = await db
    .selectFrom('documents')
    .select('id')
    .where('name', '=', 'license.png')
    .executeTakeFirstOrThrow()
  await documentCommand(ownShop.databaseUrl, ['approve', String(id), '2099-06-30'])
  await page.reload()
  await expect(card.getByText('Until June 30, 2099.')).toBeVisible()
  await send('newer.png', '2100-06-30')
  const newer = card.getByRole('listitem').filter({ hasText: 'newer.png' })
  await newer.getByRole('button', { name: /^Withdraw/ }).click()
  await newer.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(newer).toHaveCount(0)
  await expect(row).toHaveCount(1)
})

test('[ACC-09] the entry is hidden while checkout is disabled for this customer, and the page still opens', async ({
  page,
  frame,
  ownShop,
}) => {
  await page.goto(PATH)
  const entry = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Documents' })
  await expect(entry).toBeVisible()
  await switchCheckout(ownShop, 'off')
  await page.goto(PATH)
  await frame.seeHeading('Documents')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toHaveCount(2)
  await expect(entry).toHaveCount(0)
})
