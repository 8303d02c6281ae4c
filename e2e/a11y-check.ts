import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a button shows is a part of its name: who speaks to the page says what is seen. */
const ALL_RULES = {
  runOnly: { type: 'tag' as const, values: TAGS },
  rules: { 'label-content-name-mismatch': { enabled: true } },
}
/** A theme changes nothing but colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
export const WIDE = 1440
export const NARROW = 390

/** What axe finds on a screen, in both themes of its storefront and at each width: a line per rule and place. */
export async function violationsOn(
  page: Page,
  screen: string,
  widths: readonly number[] = [WIDE, NARROW],
): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // what lies below the sticky header has no size for axe
    await page.evaluate(() => scrollTo(0, 0))
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((next) => {
        document.documentElement.dataset['theme'] = next
      }, theme)
      const axe = new AxeBuilder({ page }).setLegacyMode(true)
      const chosen = theme === 'light' ? axe.options(ALL_RULES) : axe.withRules(COLOR_RULES)
      const { violations } = await chosen.analyze()
      for (const { id, nodes } of violations)
        found.push(
          `${screen}, ${theme}, ${width} px: ${id} at ${nodes.map(({ target }) => target).join(' | ')}`,
        )
    }
  }
  return found
}
