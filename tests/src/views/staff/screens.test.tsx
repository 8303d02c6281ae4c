import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PATHS } from '#contract/content/paths.ts'
import { STAFF_RIGHTS, type StaffRight } from '#contract/staff/staff-rights.ts'
import { contentDraftMachine } from '#machines/staff/content-draft/content-draft.machine.ts'
import { Screens } from '#src/views/staff/screens.tsx'

/** The links of the navigation, as the address of each by its text. */
function linksFor(rights: readonly StaffRight[]): Readonly<Record<string, string>> {
  const member = { id: 1, email: 'staff@emberwright.example', name: 'Staff', rights: [...rights] }
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/staff/content?screen=orders']}>
      <Screens member={member} machine={contentDraftMachine} />
    </MemoryRouter>,
  )
  const nav = /<nav aria-label="Content".*?<\/nav>/s.exec(page)?.[0] ?? ''
  const links = nav.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)
  return Object.fromEntries(Array.from(links, ([, href = '', text = '']) => [text, href]))
}

test('staff with the right to charts have a link to the explorer of the statecharts, and others have none', () => {
  expect(linksFor(['charts'])).toEqual({ Statecharts: PATHS.statecharts })
  const others = linksFor(STAFF_RIGHTS.filter((right) => right !== 'charts'))
  expect(Object.keys(others).length).toBeGreaterThan(3)
  expect(Object.keys(others)).not.toContain('Statecharts')
})
