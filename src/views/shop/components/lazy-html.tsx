import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import * as css from './lazy-html.css.ts'
import { plainText } from './plain-text.ts'

const SafeHtml = lazyComponent(
  () => import('./safe-html.tsx'),
  (module) => module.SafeHtml,
)

/** The sanitizer is fetched only where there is html to show; until then its text keeps the place. */
export function LazyHtml({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div className={`${css.block} ${className}`} data-text={plainText(html)}>
      <SafeHtml html={html} />
    </div>
  )
}
