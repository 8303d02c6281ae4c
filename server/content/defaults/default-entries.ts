import { deliveryPages } from './consumer/delivery-pages.ts'
import { faqPages } from './consumer/faq-page.ts'
import { housePages } from './consumer/house-pages.ts'
import { consumerMenus } from './consumer/menus.ts'
import { pricePages } from './consumer/price-pages.ts'
import { showPages } from './consumer/show-pages.ts'
import { documentChoices } from './document-choices.ts'
import type { AnyEntry } from './entry-builders.ts'
import { homeSections } from './home-sections.ts'
import { legalPages } from './legal-pages.ts'
import { deliveryPages as proDeliveryPages } from './pro/delivery-pages.ts'
import { faqPages as proFaqPages } from './pro/faq-page.ts'
import { housePages as proHousePages } from './pro/house-pages.ts'
import { proMenus } from './pro/menus.ts'
import { pricePages as proPricePages } from './pro/price-pages.ts'
import { showPages as proShowPages } from './pro/show-pages.ts'
import { fixedPathSeo } from './seo.ts'

/** What a shop opens with: each entry is inserted once, where its key is absent. */
export const defaultEntries: readonly AnyEntry[] = [
  ...consumerMenus,
  ...proMenus,
  ...deliveryPages,
  ...pricePages,
  ...housePages,
  ...showPages,
  ...faqPages,
  ...proDeliveryPages,
  ...proPricePages,
  ...proHousePages,
  ...proShowPages,
  ...proFaqPages,
  ...legalPages,
  ...fixedPathSeo,
  ...homeSections,
  ...documentChoices,
]
