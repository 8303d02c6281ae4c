import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { BOOT_ELEMENT, Boot } from '#contract/site/boot.ts'

const ELEMENT = new RegExp(`(<script[^>]*id="${BOOT_ELEMENT}"[^>]*>)([^<]*)(</script>)`)

/**
 * Intercepts pages to change their boot data, so that other specs are not affected. For pages that the app draws, or for what
 * the server draws of none: of others the server has drawn what the data were.
 */
export async function changeBoot(page: Page, change: (boot: Boot) => Partial<Boot>): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/shop-api/') && !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        ELEMENT,
        (_, before: string, boot: string, after: string) => {
          const read = v.parse(Boot, JSON.parse(boot))
          return `${before}${JSON.stringify({ ...read, ...change(read) }).replaceAll('<', '\\u003c')}${after}`
        },
      )
      await route.fulfill({ response: answer, body })
    },
  )
}
