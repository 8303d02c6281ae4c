import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const settings = vi.hoisted(() => ({ phone: '(417) 555-0140', email: null as string | null }))
vi.mock('#src/views/shop/hooks/use-settings.ts', () => ({ useSettings: () => settings }))
vi.mock('#src/views/shop/hooks/use-page-title.ts', () => ({ usePageTitle: () => undefined }))
const { CallUsPage } = await import('#src/views/call-us/call-us-page.tsx')

test.each([null, 'orders@shop.example'])(
  'the account page speaks of e-mail only when the shop has an address (%s)',
  (email) => {
    settings.email = email
    const page = renderToStaticMarkup(<CallUsPage />)
    expect(page).toContain('(417) 555-0140')
    expect(page.includes('e-mail')).toBe(email !== null)
  },
)
