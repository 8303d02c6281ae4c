import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { expect } from './expect.ts'
import { registry } from '#machines/index.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { type ChartNode, chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import type { Stimulus } from '#statecharts/engine/machine-state.ts'
import { leavesOf } from '#statecharts/formats/format-file.ts'
import { walksOf } from '#statecharts/walks-of.ts'
import { eventSenders } from '#statecharts/export/event-senders.ts'
import { messagesBetween } from '#statecharts/export/message-map.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { readRequirements } from '#statecharts/requirements.ts'
import { violationsOn } from './a11y-check.ts'
import { CountedKeyboard } from './counted-keyboard.ts'
import { column, openExplorer } from './open-explorer.ts'

const chart = chartOf(checkoutModel.machine)

function nodeOf(path: string): ChartNode {
  const node = chart.nodes.find((each) => each.path.join('.') === path)
  if (!node) throw new Error(`checkout has no state ${path}`)
  return node
}

/** What can happen to checkout in a state by such a stimulus: the transitions that it takes, and the states it is in then. */
function happeningIn(state: string, isSuch: (stimulus: Stimulus) => boolean) {
  const { nodes } = explore(checkoutModel)
  const there = nodes.filter((node) => leavesOf(node.state.snapshot.value).includes(state))
  const edges = there.flatMap((node) => node.edges.filter(({ stimulus }) => isSuch(stimulus)))
  return edges.map(({ transitions, to }) => ({
    taken: chart.transitions.find(({ id }) => id === transitions[0]),
    leaves: leavesOf(nodes[to]?.state.snapshot.value),
  }))
}

test.describe('the explorer of the statecharts answers by keyboard in at most six presses', () => {
  test('1 what happens when the card is declined, and when the shopper presses Back then', async ({
    page,
  }) => {
    const keys = new CountedKeyboard(page)
    const asked = await openExplorer(page)
    await keys.find('open.submitting')
    const declined = happeningIn(
      'open.submitting',
      (each) => each.kind === 'answer' && each.outcome === 'declined',
    )
    const [step = ''] = declined.flatMap(({ leaves }) => leaves.filter((leaf) => leaf.startsWith('open.')))
    expect(step).toBe('open.stepping.choosingPayment')
    await expect(
      column(page, 'What it is')
        .getByRole('listitem')
        .filter({ hasText: /^declined\s+→ / }),
    ).toContainText(step)
    await keys.find(step)
    const back = happeningIn(
      step,
      ({ kind, ...each }) => kind === 'event' && JSON.stringify(each).includes('"step":"shipping"'),
    )
    expect(back.length).toBeGreaterThan(0)
    for (const { taken } of back) {
      const card = column(page, 'What can happen')
        .getByRole('listitem')
        .filter({ hasText: taken?.descriptor ?? '(none)' })
        .filter({ hasText: taken?.guard ?? '' })
      for (const target of taken?.targets ?? [])
        await expect(card.filter({ hasText: target.replace('checkout.', '') })).not.toHaveCount(0)
    }
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([])
  })

  test('2 what the shopper sees in a state', async ({ page }) => {
    await openExplorer(page)
    await new CountedKeyboard(page).find('open.stepping.reviewing')
    const { meta, tags } = nodeOf('open.stepping.reviewing')
    await expect(column(page, 'What it is')).toContainText(String(Reflect.get(Object(meta), 'route')))
    for (const tag of tags)
      await expect(column(page, 'What it is')).toContainText(Reflect.get(checkoutModel.words.tags, tag))
  })

  test('3 who sends an event, and who hears it', async ({ page }) => {
    await openExplorer(page)
    await new CountedKeyboard(page).find('cart.replaced')
    const senders = (await messagesBetween(registry)).filter(({ event }) => event === 'cart.replaced')
    await expect(column(page, 'Sent by').getByRole('listitem')).toHaveCount(
      senders.length + (eventSenders(registry)['cart.replaced'] ?? []).length,
    )
    for (const { to } of senders)
      await expect(column(page, registry.find(({ machine }) => machine.id === to)?.title ?? to)).toBeVisible()
  })

  test('4 what an event does in every state', async ({ page }) => {
    await openExplorer(page)
    await new CountedKeyboard(page).find('coupon.remove')
    const { nodes } = explore(couponModel)
    const taking = nodes.filter(({ edges }) =>
      edges.some(
        ({ stimulus, transitions }) =>
          stimulus.kind === 'event' && stimulus.event.type === 'coupon.remove' && transitions.length > 0,
      ),
    )
    const leaves = new Set(taking.flatMap(({ state }) => leavesOf(state.snapshot.value)))
    const all = leafStates(chartOf(couponModel.machine)).map(({ path }) => path.join('.'))
    const row = (name: string) => column(page, 'Coupon').locator('p').filter({ hasText: name })
    await expect(row('Taken in:').getByRole('link')).toHaveText(all.filter((leaf) => leaves.has(leaf)))
    await expect(row('Ignored in:').getByRole('link')).toHaveText(all.filter((leaf) => !leaves.has(leaf)))
  })

  test('5 which requirement an id is, and where it is met', async ({ page }) => {
    await openExplorer(page)
    await new CountedKeyboard(page).find('ORD-14')
    await expect(page.getByRole('main')).toContainText(readRequirements().get('ORD-14') ?? '(missing)')
    const meeting = chart.nodes.filter(({ meta }) => JSON.stringify(meta).includes('"ORD-14"'))
    expect(meeting.length).toBeGreaterThan(0)
    for (const { path } of meeting) await expect(column(page, 'Checkout')).toContainText(path.join('.'))
  })

  test('6 what has changed since the last release', async ({ page }) => {
    await openExplorer(page)
    await new CountedKeyboard(page).find('changes')
    await expect(page.getByRole('heading', { name: /^Changes/, level: 1 })).toBeVisible()
    const cli = ['statecharts/cli.ts', 'charts', '--changes']
    const { stdout } = spawnSync(process.execPath, cli, { encoding: 'utf8' })
    const told = stdout.split('\n').filter((line) => /^ {2}\S/.test(line))
    const shown = page.getByRole('main').locator('section li')
    await expect(shown).toHaveCount(told.length)
    for (const sentence of told) await expect(shown.filter({ hasText: sentence.trim() })).not.toHaveCount(0)
  })

  test('7 how one gets to a state, how out, and whether it can get stuck', async ({ page }) => {
    await openExplorer(page)
    await new CountedKeyboard(page).find('open.submitting')
    const targeting = (state: string) => chart.transitions.filter(({ targets }) => targets.includes(state))
    await expect(
      column(page, 'How one gets here').getByRole('listitem').filter({ hasText: '→' }),
    ).toHaveCount(targeting('checkout.open.submitting').length)
    await expect(column(page, 'How one gets here')).toContainText('A shortest golden path')
    for (const { descriptor } of chart.transitions.filter(
      ({ source, kind }) => source === 'checkout.open.submitting' && kind === 'event',
    ))
      await expect(column(page, 'What can happen')).toContainText(descriptor)
    for (const sentence of Object.keys(checkoutModel.leadsTo ?? {}))
      await expect(column(page, 'What it is')).toContainText(sentence)
  })

  test('8 whether a transition is tested: who takes it, and the path that does, step by step', async ({
    page,
  }) => {
    const keys = new CountedKeyboard(page)
    await openExplorer(page)
    await keys.find('coupon.remove')
    const id = 'coupon.applied|coupon.remove|0'
    const paths = await goldenPathsOf(couponModel)
    const path = paths.find(({ steps }) => steps.some(({ transitions }) => transitions.includes(id)))
    const at = (path?.steps.findIndex(({ transitions }) => transitions.includes(id)) ?? -1) + 1
    const card = column(page, 'Coupon').getByRole('listitem').filter({ hasText: 'applied' })
    const walked = (isWalked: boolean) => (isWalked ? 'taken' : 'not walked')
    const { services, browser } = walksOf('coupon')
    await expect(card).toContainText(`Services: ${walked(services)} · Browser: ${walked(browser)}`)
    await keys.activate(card.getByRole('link', { name: `${path?.id}, step ${at}` }))
    await expect(page.getByText(`Step ${at} of ${path?.steps.length}`)).toBeVisible()
    await keys.activate(page.getByRole('button', { name: 'Back', exact: true }))
    await expect(page.getByText(`Step ${at - 1} of ${path?.steps.length}`)).toBeVisible()
    await expect(page.locator('li > [aria-current="step"]')).toHaveCount(1)
  })
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
