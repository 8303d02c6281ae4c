import { USED_STYLES } from '#contract/site/boot.ts'

const RETRY_DELAY = 5_000
/** Then answers are shown without it. */
const LONGEST_WAIT = 5_000
/** a sheet for none is fetched and does not apply */
const NONE = 'not all'

interface WholeSheet {
  /** Applies it, and ends what holds only for a drawn page. */
  readonly apply: () => Promise<void>
  /** resolves when it is applied, could not be fetched, or takes long; then it is applied when it comes */
  readonly applied: Promise<void>
}

/** Fetches all styles, of which a document of the server has those that its elements use. */
export function fetchWholeSheet(root: HTMLElement): WholeSheet {
  const href = document.getElementById('scripts')?.dataset['sheet']
  if (!href) return { apply: () => Promise.resolve(), applied: Promise.resolve() }
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  const { promise: applied, resolve: finish } = Promise.withResolvers<void>()
  setTimeout(resolve, LONGEST_WAIT)
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
  const apply = async () => {
    await settled
    link.media = 'all'
    delete root.dataset['page']
    finish()
  }
  return { apply, applied }
}
