import { violationsOn } from './a11y-check.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ChatDriver } from './pages/chat.driver.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { QUICK } from './quick-poll.ts'

test.use({ customer: 'silver', pictures: false })

test('[CHAT-04][ENT-34] without a provider nothing is loaded before the press, then the chat is a panel of the shop whose message is an e-mail', async ({
  page,
  frame,
  email,
}) => {
  const chat = new ChatDriver(page)
  const late: string[] = []
  page.on('request', (request) => {
    if (/own-chat|chat-frame/.test(request.url())) late.push(request.url())
  })
  await page.goto('/')
  await expect(chat.button).toBeVisible()
  expect(late).toEqual([])
  await chat.open()
  await expect(chat.panel.getByRole('heading', { name: 'Chat' })).toBeFocused()
  await expect(chat.panel).toContainText('(417) 555-0140')
  await expect(chat.panel).toContainText('Monday to Friday 8:00 am to 5:00 pm')
  await expect(chat.panel.getByRole('textbox', { name: 'Your e-mail' })).toHaveValue(email)
  await chat.panel.getByText('About this page').click()
  await expect(chat.panel).toContainText(/Chrome \d+ on Linux, desktop/)
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await violationsOn(page, 'chat', [390, 992, 1440])).toEqual([])
  await chat.panel.getByRole('button', { name: 'Send message' }).click()
  await expect(chat.panel.getByRole('alert')).toContainText('Message: Required')
  await chat.send(`Where is my pallet, asks ${email}?`)
  await frame.seeMessage('Your message was sent.', 'bottom right')
  await expect(chat.panel.getByRole('status')).toContainText('We have your message')
  await expect(chat.panel.getByRole('heading', { name: 'Sent' })).toBeFocused()
  await chat.panel.getByRole('button', { name: 'Write another message' }).click()
  await expect(chat.panel.getByRole('textbox', { name: 'Your name' })).toBeFocused()
  await expect(chat.panel.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  const outbox = process.env['SHOP_OUTBOX'] ?? ''
  const mine = () =>
    sentTo(outbox, 'orders@emberwright.example').filter(({ content }) => content.includes(email))
  await expect.poll(() => mine().length, QUICK).toBe(1)
})

test('the panel minimizes on Escape, keeps what is typed, gives way to the focus, and neither covers the other', async ({
  page,
  frame,
}) => {
  const chat = new ChatDriver(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await chat.open()
  await chat.panel.getByRole('textbox', { name: 'Message' }).fill('half a sentence')
  await page.keyboard.press('Escape')
  await expect(chat.button).toBeFocused()
  await expect(chat.button).toHaveText('Back to the chat')
  await chat.open()
  await expect(chat.panel.getByRole('textbox', { name: 'Message' })).toHaveValue('half a sentence')
  const covered = frame.page.getByRole('main').getByRole('link').last()
  await covered.focus()
  await covered.scrollIntoViewIfNeeded()
  await page.keyboard.press('Shift+Tab')
  await expect(chat.panel).toBeHidden()
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.first().focus()
  for (let stop = 1; stop < (await links.count()); stop++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => coveredFocus(page), QUICK).toBe(null)
  }
})

test('on narrow screens the chat button is in the footer and in the menu; a wide window has it floating, aside while text is below it', async ({
  page,
}) => {
  const chat = new ChatDriver(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Chat' })).toHaveCSS(
    'position',
    'static',
  )
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Chat' }).click()
  await expect(chat.panel.getByRole('heading', { name: 'Chat' })).toBeFocused()
  await chat.close()
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(chat.button).toHaveCSS('position', 'fixed')
  await chat.button.evaluate((button) => {
    const room = Object.assign(document.createElement('div'), { textContent: '.' })
    Object.assign(room.style, { height: '3000px' })
    document.body.append(room)
    scrollTo(0, document.body.scrollHeight)
    const { left, top } = button.getBoundingClientRect()
    const price = Object.assign(document.createElement('p'), { id: 'price', textContent: '$1,712.17' })
    Object.assign(price.style, {
      position: 'absolute',
      left: `${left + 9}px`,
      top: `${top + scrollY - 900}px`,
    })
    document.body.append(price)
  })
  await expect(chat.button).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollBy(0, -890))
  await expect(chat.button).toHaveCSS('opacity', '0')
  await page.evaluate(() => scrollBy(0, 300))
  await expect(chat.button).toHaveCSS('opacity', '1')
})

test('[CHAT-01] the chat is not there on the pages for login and payment', async ({
  page,
  frame,
  context,
}) => {
  await context.clearCookies()
  const chat = new ChatDriver(page)
  await page.goto('/')
  await expect(chat.button).toBeVisible()
  await frame.logOut()
  await expect(chat.button).toBeVisible()
  await frame.goToLogin()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  await expect(chat.button).toBeHidden()
})

/** The text of the focused element if the chat button is drawn over it. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /chat$/i.test(textContent),
    )
    if (!focused || !button || focused === button) return null
    const [a, b] = [focused.getBoundingClientRect(), button.getBoundingClientRect()]
    const overlap = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return overlap && getComputedStyle(button).opacity !== '0' ? focused.textContent : null
  })
