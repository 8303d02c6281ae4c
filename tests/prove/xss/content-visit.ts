import { expect } from '#e2e/expect.ts'
import { BANNER_MARK, HOSTILE_POST } from './hostile-entries.ts'
import { goTo, type HostilePage, look, meet } from './hostile-page.ts'
import type { HostileShop } from './hostile-shop.ts'

/** Looks at all that editors write; ends on the home page. */
export async function lookAtContent(hostile: HostilePage, { pages, products }: HostileShop): Promise<void> {
  const { page } = hostile
  const texts: (string | null)[] = []
  for (const path of pages) {
    await look(hostile, path)
    texts.push(await page.getByRole('main').textContent())
  }
  const text = texts.join(' ')
  for (const { mark } of products)
    if (!text.includes(mark)) throw new Error(`no page of content shows ${mark}`)
  await look(hostile, HOSTILE_POST)
  await meet(hostile, 'dealer.name')
  await look(hostile, '/news')
  await meet(hostile, 'post.summary')
  await look(hostile, '/')
  await meet(hostile, 'section.title')
  await meet(hostile, 'section.text')
  await expect(page.getByRole('region', { name: 'Sale' })).toContainText(BANNER_MARK)
}

/** Opens the menu of narrow screens, whose links load when it is opened. */
export async function openDrawer(hostile: HostilePage): Promise<void> {
  const { page } = hostile
  await goTo(hostile, '/')
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Open menu' }).dispatchEvent('click')
  for (const field of ['menu.hamburger', 'menu.information', 'menu.pricing'] as const)
    await meet(hostile, field)
}
