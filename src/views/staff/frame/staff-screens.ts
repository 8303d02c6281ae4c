import type { StaffMember } from '#contract/staff/staff.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'

interface ScreenFacts {
  readonly name: string
  readonly area: 'Orders' | 'Customers' | 'Products' | 'Content' | 'Shop'
  readonly right: StaffRight
  /** what the screen is for, in a sentence */
  readonly about: string
}

/** The screens of the desk, in the order of the navigation; the first that the rights open is shown first. */
const FACTS = {
  orders: {
    name: 'Orders',
    area: 'Orders',
    right: 'orders',
    about: 'What customers have ordered: find, ship, refund, cancel and annotate it.',
  },
  volume: {
    name: 'Volume requests',
    area: 'Customers',
    right: 'customers',
    about: 'Customers who ask for a better price level. A decision works at once, and an e-mail tells them.',
  },
  documents: {
    name: 'Documents',
    area: 'Customers',
    right: 'customers',
    about: 'Licenses and certificates of insurance that customers sent. Orders may be waiting for them.',
  },
  newsletter: {
    name: 'Newsletter',
    area: 'Customers',
    right: 'customers',
    about:
      'Who wants news by e-mail. The shop sends none itself: download the list for the service that does.',
  },
  products: {
    name: 'Products',
    area: 'Products',
    right: 'catalogue',
    about: 'What the shop sells, with its prices and its stock.',
  },
  entries: {
    name: 'Entries',
    area: 'Content',
    right: 'edit',
    about: 'All that visitors read beside the products. A change stays a draft until it is published.',
  },
  drafts: {
    name: 'Drafts',
    area: 'Content',
    right: 'edit',
    about: 'Changes that are saved and that visitors do not see yet. Publish one, or several at once.',
  },
  media: {
    name: 'Media',
    area: 'Content',
    right: 'edit',
    about: 'The pictures that entries can show.',
  },
  redirects: {
    name: 'Redirects',
    area: 'Content',
    right: 'edit',
    about: 'Old addresses, and where they lead visitors now.',
  },
  setup: {
    name: 'Setup',
    area: 'Shop',
    right: 'settings',
    about: 'What is left to do before the shop opens.',
  },
  feed: {
    name: 'Feed',
    area: 'Shop',
    right: 'settings',
    about: 'How a warehouse or an accounting program follows the shop: its keys, and what it is told.',
  },
  settings: {
    name: 'Settings',
    area: 'Shop',
    right: 'settings',
    about: 'How the storefront works. What you save works within a second, without a draft.',
  },
} as const satisfies Record<string, ScreenFacts>

export type Screen = keyof typeof FACTS
export const SCREEN_FACTS: Readonly<Record<Screen, ScreenFacts>> = FACTS
// Object.keys widens the keys to strings
export const SCREENS = Object.keys(FACTS) as Screen[]

export const openScreens = (rights: readonly StaffRight[]): readonly Screen[] =>
  SCREENS.filter((screen) => rights.includes(SCREEN_FACTS[screen].right))

/** The screen of an address, or of one without a screen the first; null: the rights do not open it. */
export function shownScreen(
  asked: Screen | null,
  { rights, begins_with_setup }: Pick<StaffMember, 'rights' | 'begins_with_setup'>,
): Screen | null {
  const open = openScreens(rights)
  if (asked !== null) return open.includes(asked) ? asked : null
  return begins_with_setup ? 'setup' : (open[0] ?? null)
}
