import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import * as css from './lazy-html.css.ts'
import { plainText } from './plain-text.ts'

const SafeHtml = lazyComponent(
  () => import('./safe-html.tsx'),
  (module) => module.SafeHtml,
)

/** Fetches the sanitizer only when there is HTML to show; plain text until then. */
export function LazyHtml({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div className={`${css.block} ${className}`} data-text={plainText(html)}>
      <SafeHtml html={html} />
    </div>
  )
}
