import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserHistory } from '#src/app/routing/browser-history.ts'

afterEach(() => vi.unstubAllGlobals())

test('where the browser makes no more entries, the page itself is loaded', () => {
  const assign = vi.fn()
  const limited = new DOMException('more than 100 in 10 s', 'SecurityError')
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', assign })
  vi.stubGlobal('history', {
    state: { idx: 0 },
    pushState: () => {
      throw limited
    },
  })
  createBrowserHistory().navigator.push({ pathname: '/cart', search: '?from=tile', hash: '' })
  expect(assign).toHaveBeenCalledWith('/cart?from=tile')
})
