import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** axe describes no element without a violation, which takes it most of its time. */
const VIOLATIONS = { resultTypes: ['violations' as const] }
/** Includes label-content-name-mismatch: the accessible name contains the visible label, for voice control. */
const ALL_RULES = {
  runOnly: { type: 'tag' as const, values: TAGS },
  rules: { 'label-content-name-mismatch': { enabled: true } },
  ...VIOLATIONS,
}
/** Themes differ only in colors. */
const COLORS = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
  ...VIOLATIONS,
}
export const WIDE = 1440
export const NARROW = 390

/**
 * axe violations of a screen in both themes and at each width, one line per rule and element. @param without a selector
 * of what is a document of its own, whose landmarks axe would take for those of the screen
 */
export async function violationsOn(
  page: Page,
  screen: string,
  widths: readonly number[] = [WIDE, NARROW],
  without: string | null = null,
): Promise<string[]> {
  const found: string[] = []
  // a color that is on its way from one theme to the other is none of theirs
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // axe measures no size for elements under the sticky header
    await page.evaluate(() => scrollTo(0, 0))
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((next) => {
        document.documentElement.dataset['theme'] = next
      }, theme)
      const violations = await analyze(page, theme === 'light' ? ALL_RULES : COLORS, without)
      found.push(...violations.map((violation) => `${screen}, ${theme}, ${width} px: ${violation}`))
    }
  }
  return found
}

/** axe violations of a screen as it is, one line per rule and element. */
export const violationsNow = (page: Page): Promise<readonly string[]> => analyze(page, ALL_RULES, null)

type Options = Parameters<AxeBuilder['options']>[0]

async function analyze(page: Page, options: Options, without: string | null): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page, ...(await sourceFor(page)) }).setLegacyMode(true).options(options)
  const { violations } = await (without === null ? axe : axe.exclude(without)).analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`)
}

/** The half megabyte of axe is given to a document once. */
async function sourceFor(page: Page): Promise<{ readonly axeSource?: string }> {
  const isHere = await page.evaluate(() => 'axe' in globalThis)
  return isHere && page.frames().length === 1 ? { axeSource: '0' } : {}
}
