import { USED_STYLES } from '#contract/boot.ts'

const RETRY_DELAY = 5_000
/** a sheet for none is fetched and does not apply */
const NONE = 'not all'

/** An optional face that takes longer is not shown. */
const FONT_PERIOD = 100

/** Chromium starts the period of every face anew with a sheet that has layers: text would change, and move. */
const areFontsLate = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(({ name, duration }) => name.endsWith('.woff2') && duration > FONT_PERIOD)

/**
 * Fetches all styles, of which a document of the server has those that its elements use. The function that it returns
 * applies them, with those of a page of the app, and resolves when they are here or could not be fetched; then they are
 * fetched again.
 */
export function fetchWholeSheet(root: HTMLElement): () => Promise<void> {
  const href = document.getElementById('scripts')?.dataset['sheet']
  if (!href) return () => Promise.resolve()
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  let link = addSheet(NONE)
  function addSheet(media: string): HTMLLinkElement {
    const added = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media })
    added.addEventListener('load', () => resolve())
    added.addEventListener('error', () => {
      resolve()
      setTimeout(() => {
        added.remove()
        link = addSheet(link.media)
      }, RETRY_DELAY)
    })
    // styles of other chunks, which follow, take precedence
    document.getElementById(USED_STYLES)?.after(added)
    return added
  }
  return async () => {
    await settled
    if (areFontsLate()) document.documentElement.dataset['fonts'] = 'late'
    link.media = 'all'
    delete root.dataset['page']
  }
}
