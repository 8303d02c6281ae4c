import { useLocation, useNavigate } from 'react-router'
import { CONTENT_KINDS, type ContentKind } from '#contract/content/content-kinds.ts'
import { PATHS } from '#contract/content/paths.ts'
import { type Screen, SCREENS } from './frame/staff-screens.ts'

// Object.keys widens the keys to strings
export const KINDS = Object.keys(CONTENT_KINDS) as ContentKind[]

export interface StaffLocation {
  /** null: the first that the rights open */
  readonly screen: Screen | null
  readonly kind: ContentKind
  /** of the entry that is open */
  readonly key: string | null
}

/** The address of a screen, or of an entry in the editor. */
export function staffPath({ screen, kind, key }: Partial<StaffLocation>): string {
  const query = new URLSearchParams()
  // an entry is always one of the screen of entries
  if (screen && !kind) query.set('screen', screen)
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
  const screen = SCREENS.find((each) => each === query.get('screen'))
  return {
    screen: screen ?? (query.has('kind') || query.has('key') ? 'entries' : null),
    kind: KINDS.find((each) => each === query.get('kind')) ?? 'page',
    key: query.get('key'),
    go: (location, staysInPlace = true) => void navigate(staffPath(location), { state: { staysInPlace } }),
  }
}
