import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ReadinessLine } from '#contract/staff/staff-setup.ts'
import { readinessQuery, settingsQuery } from '#src/services/staff/staff-queries.ts'
import { type ShopValue, ShopValueContext } from '#src/views/platform/shop-context.ts'
import { SettingsScreen } from '#src/views/staff/settings/settings-screen.tsx'
import { SetupScreen } from '#src/views/staff/setup-screen.tsx'

const call = () => Promise.reject(new Error('nothing is asked for'))
const client = new QueryClient()
const sender = (project_id: number): ReadinessLine => ({
  key: 'sender',
  project_id,
  state: 'blocking',
  text: 'No sender.',
  settings: ['mail_from'],
})
client.setQueryData(readinessQuery(call).queryKey, {
  lines: [sender(11), sender(14)],
  storefronts: [
    { project_id: 11, name: 'Consumer' },
    { project_id: 14, name: 'Pro' },
  ],
})
client.setQueryData(settingsQuery(call).queryKey, [
  { kind: 'app', key: 'mail_from', value: '' },
  { kind: 'store', key: 'email', value: '' },
])

function markupAt(path: string, Screen: typeof SetupScreen): string {
  // the screens read no more of it
  const value = { call, projectId: 11 } as unknown as ShopValue
  return renderToStaticMarkup(
    <ShopValueContext value={value}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Screen />
        </MemoryRouter>
      </QueryClientProvider>
    </ShopValueContext>,
  )
}

test('what is left of this storefront leads to its settings, and names those of the other one', () => {
  const [ours = '', theirs = ''] = markupAt('/staff/content?screen=setup', SetupScreen)
    .split('<section')
    .slice(-2)
  expect(ours).toMatch(/href="[^"]*screen=settings&amp;find=Sender\+of\+e-mails"[^>]*>Sender of e-mails</)
  expect(theirs).toContain('Settings at the desk of this storefront:<span>Sender of e-mails<')
  expect(theirs).not.toContain('href="/staff/content?screen=settings&amp;find')
})

test('an address that names a setting shows it among the settings, and leaves the others out', () => {
  const markup = markupAt('/staff/content?screen=settings&find=Sender+of+e-mails', SettingsScreen)
  expect(markup).toContain('value="Sender of e-mails"')
  expect(markup).toContain('1 of 2 settings')
})
