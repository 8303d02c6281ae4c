import { MESSAGES } from '#contract/platform/messages.ts'
import { FIXED_LINKS } from '#src/services/catalogue/listing/shop-paths.ts'
import { changeBoot } from './change-boot.ts'
import { expect, test } from './fixtures.ts'
import { holdCalls } from './watched-calls.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

for (const projectId of [11, 14] as const) {
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test(`[NAV-01][NAV-38] the fixed links stand in Shop All and in the drawer, in their order (${projectId})`, async ({
      page,
    }) => {
      const expected = FIXED_LINKS.map(({ path }) => path)
      const paths = (group: string) =>
        page
          .getByRole('region', { name: group })
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      await page.goto('/')
      await page.getByRole('button', { name: 'Shop All' }).click()
      await expect.poll(() => paths('Popular'), QUICK).toEqual(['/sl', ...expected])
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await drawer.getByText('Popular').click()
      const links = drawer.getByRole('group').filter({ hasText: 'Popular' }).getByRole('link')
      await expect
        .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), QUICK)
        .toEqual(expected)
    })

    test(`[NAV-29][NAV-30][NAV-31][NAV-32][NAV-33][NAV-34][NAV-35][NAV-36][NAV-37] each fixed link leads to a listing (${projectId})`, async ({
      page,
      frame,
    }) => {
      await page.goto('/')
      for (const { path } of FIXED_LINKS) {
        await page.getByRole('button', { name: 'Shop All' }).click()
        const link = page.getByRole('region', { name: 'Popular' }).locator(`a[href="${path}"]`)
        const name = await link.innerText()
        await link.click()
        await frame.seePath(path)
        await expect(frame.heading).toContainText(name)
        await expect(frame.heading).toHaveText(/[1-9]\d* products?$/)
        await expect(page.getByRole('main')).not.toContainText(MESSAGES.notFound)
        await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
      }
    })

    test(`[LAY-02][LAY-05][LAY-06][LAY-07][LAY-08][LAY-09][LAY-10][LAY-11][LAY-12][LAY-13][LAY-16][DATA-05][DATA-08] the footer of storefront ${projectId}`, {
      tag: projectId === 11 ? '@core' : [],
    }, async ({ page }) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      const link = (name: string) => footer.getByRole('link', { name, exact: true })
      const [phone, email, heading] =
        projectId === 11
          ? ['(417) 555-0140', 'orders@emberwright.example', 'Warehouse hours']
          : ['(417) 555-0175', 'pro@emberwright.example', 'Pro desk hours']
      await expect(link(phone)).toHaveAttribute('href', `tel:${phone.replaceAll(/\D/g, '')}`)
      await expect(link(email)).toHaveAttribute('href', `mailto:${email}`)
      await expect(footer.getByRole('heading', { name: heading })).toBeVisible()
      await expect(footer.getByRole('region', { name: heading })).toHaveText(
        /Hours in Central time(?!.*Central time)/s,
      )
      await expect(link('Newsletter')).toHaveAttribute('href', '/newsletter')
      await expect(link('Contact us')).toHaveAttribute('href', '/contact')
      await expect(link('Videos')).toHaveAttribute('href', '/tent-video')
      await expect(footer).toContainText('Mastercard, Visa, Discover, American Express')
      await expect(footer).toContainText(/Professional use only/)
      await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
      for (const [name, file] of [
        ['Terms of Use', 'terms-of-use.pdf'],
        ['Privacy Policy', 'privacy-policy.pdf'],
      ] as const) {
        await expect(link(name)).toHaveAttribute('href', `/public-files/${file}`)
        await expect(link(name)).toHaveAttribute('target', '_blank')
        const opened = await page.request.get(`/public-files/${file}`)
        expect(opened.headers()['content-type']).toBe('application/pdf')
      }
    })

    test(`[LAY-17][DATA-11] until the settings arrive the footer has placeholders, then the number of its line (${projectId})`, async ({
      page,
    }) => {
      const [placeholder, email, phone] =
        projectId === 11
          ? ['555-0100', 'service@example.com', '(417) 555-0140']
          : ['555-0114', 'proservice@example.com', '(417) 555-0175']
      const contact = page.getByRole('contentinfo').getByRole('region', { name: 'Contact' }).getByRole('link')
      await changeBoot(page, () => ({ store_settings: undefined, app_settings: undefined }))
      const release = await holdCalls(page, '**/get-app-settings')
      await page.route('**/get-store-settings', (route) => route.fulfill({ json: {} }))
      await page.goto('/cart')
      await expect(contact).toHaveText([placeholder, email, 'Contact us', 'Videos'])
      await release()
      await expect(contact).toHaveText([phone, email, 'Contact us', 'Videos'])
    })
  })
}
