import { useLocation, useNavigate } from 'react-router'
import { CONTENT_KINDS, type ContentKind } from '#contract/content/content-kinds.ts'
import { PATHS } from '#contract/content/paths.ts'

export const SCREENS = [
  'entries',
  'drafts',
  'media',
  'redirects',
  'setup',
  'settings',
  'orders',
  'volume',
  'documents',
  'products',
] as const
export type Screen = (typeof SCREENS)[number]
export const SCREEN_NAMES: Readonly<Record<Screen, string>> = {
  entries: 'Entries',
  drafts: 'Drafts',
  media: 'Media',
  redirects: 'Redirects',
  setup: 'Setup',
  settings: 'Settings',
  orders: 'Orders',
  volume: 'Volume requests',
  documents: 'Documents',
  products: 'Products',
}

/** About customers, not about content. */
export const isOfCustomers = (screen: Screen): boolean => screen === 'volume' || screen === 'documents'

/** Of which part of the shop a screen is. */
export function areaOf(screen: Screen): string {
  if (screen === 'products') return 'Catalogue'
  if (screen === 'orders' || screen === 'setup') return 'Shop'
  return isOfCustomers(screen) ? 'Customers' : 'Content'
}

// Object.keys widens the keys to strings
export const KINDS = Object.keys(CONTENT_KINDS) as ContentKind[]

export interface StaffLocation {
  readonly screen: Screen
  readonly kind: ContentKind
  /** of the entry that is open */
  readonly key: string | null
}

/** The address of a screen, or of an entry in the editor. */
export function staffPath({ screen, kind, key }: Partial<StaffLocation>): string {
  const query = new URLSearchParams()
  if (screen && screen !== 'entries') query.set('screen', screen)
  if (kind) query.set('kind', kind)
  if (key) query.set('key', key)
  const search = query.toString()
  return `${PATHS.staffContent}${search && `?${search}`}`
}

/** Without `staysInPlace` the heading is focused, because the pressed button goes away. */
type Go = (location: Partial<StaffLocation>, staysInPlace?: boolean) => void

/** What the address shows of the staff pages, and how to go elsewhere. */
export function useStaffLocation(): StaffLocation & { readonly go: Go } {
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  return {
    screen: SCREENS.find((each) => each === query.get('screen')) ?? 'entries',
    kind: KINDS.find((each) => each === query.get('kind')) ?? 'page',
    key: query.get('key'),
    go: (location, staysInPlace = true) => void navigate(staffPath(location), { state: { staysInPlace } }),
  }
}
