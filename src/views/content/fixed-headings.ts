import { PATHS } from '#contract/content/paths.ts'

/** The headings of the fixed pages while the server has no text for them. */
export const FIXED_HEADINGS: Readonly<Record<string, string>> = {
  [PATHS.contact]: 'Contact us',
  [PATHS.newsletter]: 'Newsletter',
  [PATHS.tentVideo]: 'Tent videos',
  [PATHS.catalog]: 'Catalog',
  '/shipping': 'Shipping information',
  '/pro-use': 'Professional use',
  '/product-msds-sds': 'Safety data sheets',
  '/about': 'About us',
  '/resources': 'Resources',
  '/italia': 'Italian fireworks',
  '/display-showcase': 'Display showcase',
  '/pyrolamas': 'Pyrolamas',
  '/ignition-types': 'Ignition types',
  '/faq': 'Questions and answers',
  '/discounts': 'Discounts',
  '/transit-map': 'Transit map',
}
