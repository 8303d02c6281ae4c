import { latePart } from './late-part.tsx'

/** The sanitiser is fetched only where there is html to show. */
export const LazyHtml = latePart(
  () => import('./safe-html.tsx'),
  (module) => module.SafeHtml,
)
