import { lazyComponent } from '#src/lazy/lazy-component.tsx'

/** The page for a URL that does not exist, in a chunk of its own: few visitors see it. */
export const NotFoundPage = lazyComponent(
  () => import('./not-found-page.tsx'),
  (module) => module.NotFoundPage,
  { isSuspending: true },
)
