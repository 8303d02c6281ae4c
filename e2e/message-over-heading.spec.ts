import { expect, test } from './fixtures.ts'

test.use({
  pictures: false,
  viewport: { width: 1440, height: 900 },
})

test('[LAY-14][MSG-03] on a wide screen a toast at the top does not cover the heading of the password reset', async ({
  page,
  frame,
}) => {
  await page.route('**/reset-password-init', (route) => route.abort())
  await page.goto('/login/reset-password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('mara@quill.example')
  await page.keyboard.press('Enter')
  await frame.seeMessage('An error occurred.', 'top center')
  const message = await frame.messages('top center').getByText('An error occurred.').boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  if (!message || !heading) throw new Error('both have to be seen')
  expect(message.y + message.height).toBeLessThan(heading.y)
  expect(message.y).toBeLessThan(200)
})
