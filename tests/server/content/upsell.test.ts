import { expect, test } from 'vitest'
import { contentCalls } from '#contract/content/content.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { seen } from '#tests/support/content.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
  refreshPeriod: 20,
})

test.each([
  ['[DATA-06]', 11, 'show_upsell_on_wholesale'],
  ['[DATA-07]', 14, 'show_upsell_on_pro_line'],
] as const)(
  '%s on storefront %i the setting %s switches the rows of the home page that offer more',
  async (_, projectId, key) => {
    const visitor = new Shopper(projectId === 14 ? shop.proUrl : shop.url, projectId)
    const kinds = async () => {
      const answer = await visitor.call(contentCalls.getStorefrontData, { params: { id: `${projectId}` } })
      return answer.sections.map(({ kind }) => kind)
    }
    expect(await kinds()).toContain('upsell')
    await setAppSetting(shop.db, key, false, projectId)
    await seen(kinds).not.toContain('upsell')
    expect((await kinds()).length).toBeGreaterThan(0)
  },
)
