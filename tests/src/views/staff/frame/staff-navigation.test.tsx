import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PATHS } from '#contract/content/paths.ts'
import { STAFF_RIGHTS, type StaffRight } from '#contract/staff/staff-rights.ts'
import { StaffNavigation } from '#src/views/staff/frame/staff-navigation.tsx'
import { type Screen, shownScreen } from '#src/views/staff/frame/staff-screens.ts'

const navigation = (rights: readonly StaffRight[], screen: Screen | null = null): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[PATHS.staff]}>
      <StaffNavigation rights={rights} screen={screen} />
    </MemoryRouter>,
  )

/** The texts of the links, those of an area with several below its name. */
const linksFor = (rights: readonly StaffRight[]): readonly string[] =>
  Array.from(
    navigation(rights).matchAll(/<ul aria-label="(\w+)">|<a [^>]*>([^<]*)<\/a>/g),
    ([, area, text]) => (area === undefined ? (text ?? '') : `${area}:`),
  )

test('the navigation of the desk has by area the screens that each right opens, and no others', () => {
  expect(linksFor(STAFF_RIGHTS).join(' ')).toBe(
    'Orders Customers: Volume requests Documents Newsletter Products Content: Entries Drafts Media Redirects Shop: Setup Feed Settings Statecharts',
  )
  expect(linksFor(['customers', 'publish'])).toEqual([
    'Customers:',
    'Volume requests',
    'Documents',
    'Newsletter',
  ])
  expect(linksFor(['charts'])).toEqual(['Shop:', 'Statecharts'])
  expect(linksFor(['orders', 'settings'])).toEqual(['Orders', 'Shop:', 'Setup', 'Feed', 'Settings'])
})

test('the screen that is shown is marked in the navigation, and the statecharts are a page of their own', () => {
  const markup = navigation(STAFF_RIGHTS, 'drafts')
  expect(markup.match(/aria-current="page"[^>]*>[^<]*|[^<]*aria-current="page"/g)).toHaveLength(1)
  expect(markup).toMatch(/<a [^>]*aria-current="page"[^>]*>Drafts<\/a>/)
  expect(markup).toContain(`href="${PATHS.statecharts}"`)
})

test('an address without a screen shows the first that the rights open, or setup while that holds the shop back', () => {
  const shown = (asked: Screen | null, rights: readonly StaffRight[], begins_with_setup = false) =>
    shownScreen(asked, { rights: [...rights], begins_with_setup })
  expect(shown(null, STAFF_RIGHTS)).toBe('orders')
  expect(shown(null, ['edit', 'publish'])).toBe('entries')
  expect(shown(null, ['charts'])).toBeNull()
  expect(shown(null, STAFF_RIGHTS, true)).toBe('setup')
  expect(shown('media', STAFF_RIGHTS, true)).toBe('media')
  expect(shown('settings', ['orders'])).toBeNull()
})
