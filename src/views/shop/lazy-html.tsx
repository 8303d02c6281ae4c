import { lazy, Suspense } from 'react'

const SafeHtml = lazy(() => import('./safe-html.tsx').then((module) => ({ default: module.SafeHtml })))

/** The sanitiser is fetched only where there is html to show. */
export function LazyHtml(props: { html: string; className?: string }) {
  return (
    <Suspense fallback={null}>
      <SafeHtml {...props} />
    </Suspense>
  )
}
