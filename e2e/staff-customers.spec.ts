import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'
import { violationsOn } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { enterCredentials, follow, logIn, setRights } from './staff.ts'

test.use({ customer: 'silver', pictures: false })

test('[PRC-06] an application is approved at the desk after a failure, and the customer sees the prices of the new level', {
  tag: '@core',
}, async ({ page, db, shopper, email }) => {
  const company = `Quill Display ${Date.now()}`
  await shopper.call(volumeCalls.submitRequestForm, {
    body: { company, tax_id: '12-3456789', yearly_volume: 'over-100000', state: 'MO' },
  })
  const [product] = await goods(db, 1, { projectId: 11, category: '500-Gram-Cakes' })
  const { cents } = await db
    .selectFrom('prices as p')
    .innerJoin('levels as l', 'l.id', 'p.level_id')
    .select('p.cents')
    .where('p.product_id', '=', product?.id ?? 0)
    .where('l.short_name', '=', 'diamond')
    .executeTakeFirstOrThrow()
  await logIn(page, await makeEditor(db))
  await page.route('**/staff/volume/list*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await follow(page, 'Volume requests')
  await expect(page.getByRole('heading', { name: 'Volume requests', level: 1 })).toBeFocused()
  await page.locator('main').getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('link', { name: new RegExp(company) }).press('Enter')
  const detail = page.getByRole('region', { name: /^Application/ })
  await expect(detail.getByRole('heading', { name: company })).toBeFocused()
  await expect(page).toHaveURL(/show=open&id=\d+$/)
  const approve = detail.getByRole('region', { name: 'Approve' })
  await approve.getByRole('button', { name: 'Approve' }).click()
  await expect(approve.getByText('Choose a level.')).toBeVisible()
  await approve.getByLabel('Price level').selectOption('Diamond')
  await approve.getByRole('button', { name: 'Approve' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Approve for Diamond?' })
  await expect(question).toContainText(`${email} has the level Silver now`)
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(detail.getByRole('status')).toContainText(`Approved: ${email} has the level Diamond.`)
  await expect(detail.getByRole('heading', { name: company })).toBeFocused()
  await expect(approve).toHaveCount(0)
  await expect(page.getByRole('link', { name: new RegExp(company) })).toHaveCount(0)
  await page.goto(`/product/${product?.url}`)
  await expect(page.locator('main')).toContainText(`$${(cents / 100).toLocaleString('en-US')}`)
  await expect(page.getByRole('banner')).toContainText('Diamond')
})

test('[ACC-14] a document is downloaded and refused at the desk with a reason, which the customer reads in an e-mail', async ({
  page,
  shopper,
  email,
  db,
}) => {
  const name = `license ${Date.now()}.pdf`
  await shopper.call(customerDocumentCalls.uploadDocument, {
    query: { kind: 'authorization', type: 'federal_license', name, upload_id: crypto.randomUUID() },
    body: SMALL_PDF,
  })
  const { authorization } = await shopper.call(customerDocumentCalls.selectDocuments, {})
  const editor = await makeEditor(db)
  await setRights(db, editor, ['customers'])
  await page.goto('/staff/content')
  await enterCredentials(page, editor)
  await expect(page.getByRole('heading', { name: 'Volume requests', level: 1 })).toBeVisible()
  await follow(page, 'Documents')
  await page.locator(`a[href$="id=${authorization.documents[0]?.id}"]`).click()
  const detail = page.getByRole('region', { name: /^Document/ })
  const download = page.waitForEvent('download')
  await detail.getByRole('link', { name: `Download ${name}` }).click()
  expect((await download).suggestedFilename()).toBe(name)
  const refuse = detail.getByRole('region', { name: 'Refuse' })
  await refuse.getByRole('button', { name: 'Refuse' }).click()
  await expect(refuse.getByText('Enter a reason.')).toBeVisible()
  await refuse.getByLabel('Reason').fill('The last page is missing.')
  expect(await violationsOn(page, 'documents')).toEqual([])
  await refuse.getByRole('button', { name: 'Refuse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await expect(detail.getByRole('status')).toContainText('is refused: The last page is missing.')
  const sent = () => sentTo(process.env['SHOP_OUTBOX'] ?? '', email).map(({ content }) => content)
  await expect.poll(() => sent().some((content) => content.includes('The last page is missing.'))).toBe(true)
})
