import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { makeEditor } from '#tests/support/editor.ts'
import { draftOf, page as pageAt, pageOf, published, redirect, redirectTo } from '#tests/support/editing.ts'
import { violationsOn } from './a11y-check.ts'
import { expect, test } from './switched.ts'
import { follow, logIn, openEntry, otherEditor } from './staff.ts'

test.use({ customer: null, pictures: false })

const openScreen = async (page: Page, name: string) => {
  await follow(page, name)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${name} – Staff desk`))
}

test('drafts are published together or not at all, what is wrong is named by its entry, and a draft saved since is not chosen', async ({
  page,
  frame,
  db,
  baseURL,
}) => {
  const pathOf = (name: string) => `/pages/${name}-${Date.now()}`
  const [good, bad, later] = [pathOf('good'), pathOf('bad'), pathOf('later')]
  const colleague = await otherEditor(db, baseURL)
  await draftOf(colleague, pageAt(good), pageOf('Good'))
  await draftOf(colleague, pageAt(bad), {
    ...pageOf('Bad'),
    body: { title: 'Bad', blocks: [{ kind: 'none' }] },
  })
  await logIn(page, await makeEditor(db))
  await openScreen(page, 'Drafts')
  const drafts = page.getByRole('region', { name: 'Drafts' })
  await expect(drafts.getByRole('checkbox', { name: `page ${good}` })).toBeChecked()
  await drafts.getByRole('button', { name: 'Choose none' }).click()
  await drafts.getByRole('checkbox', { name: `page ${good}` }).check()
  await drafts.getByRole('checkbox', { name: `page ${bad}` }).check()
  await draftOf(colleague, pageAt(later), pageOf('Later'))
  await drafts.getByRole('button', { name: /^Publish 2 of/ }).click()
  await expect(drafts.getByRole('alert')).toContainText('Nothing was published')
  await expect(drafts.getByRole('alert')).toContainText(`Page ${bad}, 1. Block`)
  await expect(drafts.getByRole('checkbox', { name: `page ${good}` })).toBeVisible()
  await expect(drafts.getByRole('checkbox', { name: `page ${later}` })).not.toBeChecked()
  await drafts.getByRole('checkbox', { name: `page ${bad}` }).uncheck()
  await drafts.getByRole('button', { name: /^Publish 1 of/ }).click()
  await expect(drafts.getByText('Published. Visitors see it now.')).toBeVisible()
  await expect(drafts.getByRole('checkbox', { name: `page ${good}` })).toHaveCount(0)
  await drafts.getByRole('checkbox', { name: `page ${bad}` }).check()
  await drafts.getByRole('checkbox', { name: `page ${later}` }).check()
  // a list that is still being read would not be read again
  await frame.seeRest()
  await draftOf(colleague, pageAt(later), pageOf('Changed since'))
  await drafts.getByRole('button', { name: /^Publish 2 of/ }).click()
  await expect(drafts.getByRole('alert')).toBeVisible()
  await expect(drafts.getByRole('checkbox', { name: `page ${later}` })).not.toBeChecked()
})

test('a picture is uploaded by its content, and chosen in an entry with size and alternative text', async ({
  page,
  db,
}) => {
  const color = { r: Date.now() % 256, g: 65, b: 12 }
  const create = { width: 60, height: 40, channels: 3, background: color } as const
  const picture = await sharp({ create }).png().toBuffer()
  await logIn(page, await makeEditor(db))
  await openScreen(page, 'Media')
  const media = page.getByRole('region', { name: 'Media' })
  const upload = async (name: string, buffer: Buffer) => {
    await page.getByLabel('Picture').setInputFiles({ name, mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
  }
  await upload('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(media.getByRole('alert')).toContainText('drawing.png: The file is no PNG, JPEG, WebP or AVIF')
  await upload('large.png', Buffer.alloc(2_097_153))
  await expect(media.getByRole('alert')).toContainText('large.png is larger than 2 MB.')
  await page.getByLabel('Alternative text').fill('An orange stand')
  await upload('stand.png', picture)
  await expect(page.getByText('stand.png is uploaded.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'An orange stand' }).first()).toBeVisible()
  const [before, after] = [`Unused ${Date.now()}`, `Soon gone ${Date.now()}`]
  await page.getByLabel('Alternative text').fill(before)
  await upload('unused.png', await sharp(picture).negate().png().toBuffer())
  const pictures = media.getByRole('listitem')
  const withText = (text: string) => pictures.filter({ has: page.getByRole('img', { name: text }) })
  await withText(before).locator('summary').click()
  await withText(before).getByLabel('Alternative text').fill(after)
  await withText(before).getByRole('button', { name: 'Save' }).click()
  await withText(after).getByRole('button', { name: 'Remove' }).click()
  await expect(withText(after)).toHaveCount(0)
  await expect(pictures.first().locator('summary')).toBeFocused()
  await page.getByRole('link', { name: 'Entries' }).click()
  await openEntry(page, 'tile', `tile-${Date.now()}`)
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose An orange stand' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Picture' })).toHaveValue(/^\/media\/[0-9a-f]{64}\.png$/)
  await expect(page.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('An orange stand')
})

test('[RED-05] redirects are listed and found, and one in a loop is told when it is saved', async ({
  page,
  db,
  baseURL,
}) => {
  const [from, to] = [`/from-${Date.now()}`, `/to-${Date.now()}`]
  await published(await otherEditor(db, baseURL), redirect(from), redirectTo(to))
  await logIn(page, await makeEditor(db))
  await openScreen(page, 'Redirects')
  await page.getByLabel('Find a path or target').fill(from)
  const row = page.getByRole('row').filter({ hasText: from })
  await expect(row).toContainText(to)
  await expect(row).toContainText('Live')
  await page.getByLabel('Path of a new redirect').fill(to)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Leads to').fill(from)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('region', { name: `redirect ${to}` }).getByRole('alert')).toContainText(
    `This redirect leads in a circle: ${to} → ${from} → ${to}.`,
  )
})

test('a setting is changed, and one that does not fit is refused beside its field', async ({ page, db }) => {
  await logIn(page, await makeEditor(db))
  await openScreen(page, 'Settings')
  // no other spec reads it
  const name = 'Sheets of all kinds at once'
  const find = page.getByLabel('Find a setting')
  const field = page.getByRole('textbox', { name })
  const save = page.getByRole('button', { name: 'Save 1 change in Advanced' })
  await find.fill('batch barcodes')
  await field.fill('many')
  await save.click()
  await expect(page.getByRole('link', { name: 'it is a number from 0 to 1000000' })).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/it is a number from 0 to 1000000/)
  const value = String(1_000 + (Date.now() % 9_000))
  await field.fill(value)
  await save.click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await find.fill('batch barcodes')
  await expect(field).toHaveValue(value)
  await page.getByText(`History of ${name}`).click()
  const versions = page
    .getByRole('group')
    .filter({ hasText: `History of ${name}` })
    .getByRole('listitem')
  await expect(versions.first()).toContainText(value)
  const earlier = await versions.nth(1).getByRole('strong').innerText()
  await versions.nth(1).getByRole('button').click()
  await expect(field).toHaveValue(earlier)
  await save.click()
  await expect(versions.first()).toContainText(earlier)
})

test('the screens of the editor have no accessibility violation and fit their windows', async ({
  page,
  db,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const path = `/pages/seen-${Date.now()}`
  const colleague = await otherEditor(db, baseURL)
  await published(colleague, pageAt(path), pageOf('First'))
  await draftOf(colleague, pageAt(path), pageOf('Second'))
  await logIn(page, await makeEditor(db))
  const found: string[] = []
  for (const name of ['Drafts', 'Media', 'Redirects', 'Settings']) {
    await openScreen(page, name)
    await expect(page.getByRole('group', { name: 'Loading' })).toHaveCount(0)
    found.push(...(await violationsOn(page, name, [390])))
    for (const width of [390, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (isWide) found.push(`${name} is wider than ${width}`)
    }
  }
  expect(found).toEqual([])
})
