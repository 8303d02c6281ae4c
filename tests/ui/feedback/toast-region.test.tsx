import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastRegion } from '#src/ui/feedback/toast-region.tsx'
import type { ToastItem } from '#src/ui/feedback/toast.tsx'

const ignore = () => undefined
const callbacks = { onPause: ignore, onResume: ignore, onDismiss: ignore }
const draw = (...toasts: readonly ToastItem[]) =>
  renderToStaticMarkup(<ToastRegion position="bottom-right" toasts={toasts} {...callbacks} />)

test('both live regions are there before a message, because an inserted one announces nothing', () => {
  expect(draw()).toMatch(/<div [^>]*role="alert"[^>]*><\/div><output [^>]*><\/output>/)
})

test('an error is announced at once, any other message when the screen reader pauses', () => {
  const html = draw(
    { id: 'a', tone: 'success', text: 'Added to cart' },
    { id: 'b', tone: 'danger', text: 'Not saved' },
  )
  const [alerts = '', others = ''] = html.split('<output')
  expect([alerts.includes('Not saved'), alerts.includes('Added to cart')]).toEqual([true, false])
  expect([others.includes('Not saved'), others.includes('Added to cart')]).toEqual([false, true])
})
