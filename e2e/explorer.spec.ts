import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { expect } from './expect.ts'
import { registry } from '#machines/index.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { eventSenders } from '#statecharts/export/event-senders.ts'
import { messagesBetween } from '#statecharts/export/message-map.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { readRequirements } from '#statecharts/requirements.ts'
import { violationsOn } from './a11y-check.ts'
import { column, find, openExplorer } from './open-explorer.ts'

const chart = chartOf(checkoutModel.machine)

test.describe('the explorer of the statecharts answers by keyboard in at most six presses', () => {
  test('what happens when the card is declined, and when the shopper presses Back then', async ({ page }) => {
    const asked = await openExplorer(page)
    await find(page, 'open.submitting')
    await expect(column(page, 'What it is')).toContainText(
      'declined → 2. is declined: open.stepping (then open.stepping.choosingPayment)',
    )
    await find(page, 'open.stepping.choosingPayment')
    await expect(column(page, 'What can happen')).toContainText('step.requested')
    await expect(column(page, 'What can happen')).toContainText('In all of open.stepping')
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([])
  })

  test('what the shopper sees in a state, and how one gets there and out', async ({ page }) => {
    await openExplorer(page)
    await find(page, 'open.stepping.reviewing')
    await expect(column(page, 'What it is')).toContainText('/checkout/review')
    const incoming = chart.transitions.filter(({ targets }) =>
      targets.includes('checkout.open.stepping.reviewing'),
    )
    await expect(
      column(page, 'How one gets here').getByRole('listitem').filter({ hasText: '→' }),
    ).toHaveCount(incoming.length)
    await expect(column(page, 'How one gets here')).toContainText('A shortest golden path')
  })

  test('who sends an event, and what it does in every state', async ({ page }) => {
    await openExplorer(page)
    await find(page, 'cart.replaced')
    const senders = (await messagesBetween(registry)).filter(({ event }) => event === 'cart.replaced')
    await expect(column(page, 'Sent by').getByRole('listitem')).toHaveCount(
      senders.length + (eventSenders(registry)['cart.replaced'] ?? []).length,
    )
    await expect(column(page, 'Checkout')).toContainText('Taken in:')
    await expect(column(page, 'Checkout')).toContainText('Ignored in:')
  })

  test('which requirement an id is, and where it is met', async ({ page }) => {
    await openExplorer(page)
    await find(page, 'ORD-14')
    await expect(page.getByRole('main')).toContainText(readRequirements().get('ORD-14') ?? '(missing)')
    await expect(column(page, 'Checkout')).toContainText('open.submitting')
  })

  test('whether a transition is tested: the path that takes it plays step by step', async ({ page }) => {
    const [path] = await goldenPathsOf(checkoutModel)
    await openExplorer(page, `#/checkout?show=paths&path=${path?.id}`)
    const next = page.getByRole('button', { name: 'Next' })
    await next.press('Enter')
    await next.press('Enter')
    await expect(page.getByText(`Step 2 of ${path?.steps.length}`)).toBeVisible()
    await expect(page.locator('li > [aria-current="step"]')).toHaveCount(1)
  })

  test('what a guard says while a machine is simulated', async ({ page }) => {
    await openExplorer(page, '#/checkout?show=simulate')
    await page.getByRole('button', { name: 'step.requested {"step":"checkout"}' }).press('Enter')
    await expect(page.getByText('Now in preparing')).toBeVisible()
    await page.getByRole('button', { name: 'preparing answers allDone' }).press('Enter')
    await expect(page.getByText('Now in open.stepping.choosingDelivery')).toBeVisible()
    await page.getByRole('button', { name: 'Step back' }).press('Enter')
    await expect(page.getByText('Now in preparing')).toBeVisible()
  })
})

test('what has changed since the last release is told as the engine tells it', async ({ page }) => {
  await openExplorer(page)
  await page.getByRole('link', { name: 'Changes', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Changes/, level: 1 })).toBeVisible()
  const cli = ['statecharts/cli.ts', 'charts', '--changes']
  const { stdout } = spawnSync(process.execPath, cli, { encoding: 'utf8' })
  const told = stdout.split('\n').filter((line) => /^ {2}\S/.test(line))
  const shown = page.getByRole('main').locator('section li')
  await expect(shown).toHaveCount(told.length)
  for (const sentence of told) await expect(shown.filter({ hasText: sentence.trim() })).not.toHaveCount(0)
})

test('whether a workflow can get stuck: what is proven stands at every state', async ({ page }) => {
  await openExplorer(page)
  await find(page, 'open.submitting')
  for (const sentence of Object.keys(checkoutModel.leadsTo ?? {}))
    await expect(column(page, 'What it is')).toContainText(sentence)
})

test('the outline has every state and every transition, and the picture every state', {
  tag: '@core',
}, async ({ page }) => {
  await openExplorer(page, '#/checkout?show=outline')
  await expect(page.getByRole('row')).toHaveCount(chart.transitions.length + 1)
  for (const { path } of leafStates(chart))
    await expect(page.getByRole('link', { name: path.join('.'), exact: true }).first()).toBeAttached()
  await page.getByRole('link', { name: 'Chart', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Whole chart' }).press('Enter')
  await expect(page.locator('.state[data-id]')).toHaveCount(chart.nodes.length)
})

test('the page names the version of the chart that its files name', async ({ page }) => {
  const folder = test.info().outputPath('charts')
  spawnSync(process.execPath, ['statecharts/cli.ts', 'charts', 'checkout', '--out', folder])
  const [, version = '(none)'] = /Version `(\w+)`/.exec(readFileSync(`${folder}/checkout.md`, 'utf8')) ?? []
  await openExplorer(page, '#/checkout')
  await expect(page.getByText(`Chart version ${version}`)).toBeVisible()
})

for (const [scheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`the page begins in the ${scheme} theme of the system, and changes it by its button`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.addInitScript(() => {
      const themes = new Set<string | undefined>()
      const note = () => {
        if (document.querySelector('h1')) themes.add(document.documentElement.dataset['theme'])
      }
      const all = { attributes: true, childList: true, subtree: true }
      new MutationObserver(note).observe(document, all)
      Object.assign(globalThis, { themesShown: () => [...themes] })
    })
    const themes = () => page.evaluate((): unknown => Reflect.get(globalThis, 'themesShown')())
    await openExplorer(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await themes()).toEqual([scheme])
    await page.getByRole('button', { name: new RegExp(`^${other}$`, 'i') }).click()
    expect(await themes()).toEqual([scheme, other])
  })

test('an unknown machine or state is told, and the rest stays usable', async ({ page }) => {
  await openExplorer(page, '#/checkuot/nowhere')
  await expect(page.getByRole('heading', { name: 'No such machine' })).toBeVisible()
  await page.getByRole('link', { name: /^Checkout \d/ }).click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
})

test('axe finds nothing in the state view, chart, outline, paths, simulation and search', async ({
  page,
}) => {
  const found: string[] = []
  for (const show of ['state', 'chart', 'outline', 'paths', 'simulate']) {
    await openExplorer(page, `#/coupon/ready?show=${show}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    found.push(...(await violationsOn(page, show)))
  }
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText('coupon')
  await expect(page.getByRole('option').first()).toBeVisible()
  found.push(...(await violationsOn(page, 'search', [1440])))
  expect(found).toEqual([])
})
