import { makeEditor } from '#tests/support/editor.ts'
import { expect, test } from './fixtures.ts'
import { ENTRIES, follow, logIn, setRights } from './staff.ts'

test.use({ customer: null, pictures: false })

test('staff with the right to charts open the explorer by a link of the desk, and lose it with the right', async ({
  page,
  db,
}) => {
  const editor = await makeEditor(db)
  await setRights(db, editor, ['edit', 'charts'])
  await logIn(page, editor)
  await follow(page, 'Statecharts')
  await expect(page).toHaveURL(/\/statecharts$/)
  await expect(page.getByRole('link', { name: /^Checkout \d/ })).toBeVisible()
  await setRights(db, editor, ['edit'])
  await page.goto(ENTRIES)
  await expect(page.getByRole('heading', { name: 'Entries', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Statecharts' })).toHaveCount(0)
})
