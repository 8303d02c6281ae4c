import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'

export interface DeskLocation<Filter extends string> {
  readonly filter: Filter
  /** of what is open */
  readonly id: string | null
}

/** The address of a list of the desk, or of one of its rows. */
export function deskPath(screen: 'volume' | 'documents', filter: string, id?: number): string {
  const query = new URLSearchParams({ screen, show: filter })
  if (id !== undefined) query.set('id', String(id))
  return `${PATHS.staffContent}?${query}`
}

/** The address of the settings that a search finds. */
export const settingsPath = (find: string): string =>
  `${PATHS.staffContent}?${new URLSearchParams({ screen: 'settings', find })}`

/** What the address shows of a list with filters, of which the first is the default. */
export function useDeskLocation<const Filter extends string>(
  filters: readonly [Filter, ...Filter[]],
): DeskLocation<Filter> {
  const query = new URLSearchParams(useLocation().search)
  const id = query.get('id')
  return {
    filter: filters.find((each) => each === query.get('show')) ?? filters[0],
    id: id !== null && /^[1-9]\d{0,8}$/.test(id) ? id : null,
  }
}
