import type { EntryContent, EntryProblem } from '#contract/content/content-editing.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { EntryAddress } from './entry-address.ts'

interface Write extends EntryAddress {
  readonly content: Pick<EntryContent, 'body'> | null
}

/** Demos of products that the storefront does not have now: visitors do not see them. */
export const missingProducts = (
  { catalogue }: Pick<ServerDeps, 'catalogue'>,
  writes: readonly Write[],
): EntryProblem[] =>
  writes.flatMap(({ projectId, kind, key, content }) => {
    if (projectId !== 11 && projectId !== 14) return []
    const { byUrl } = catalogue.storefront(projectId)
    const blocks = content?.body['blocks']
    return (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) => {
      const url = demoIn(block)
      if (url === null || byUrl.has(url.toLowerCase())) return []
      const text = `The shop has no product ${url}, so visitors do not see this demo.`
      return [{ kind, key, field: `blocks.${index}.products_url`, text }]
    })
  })

/** The product of a block that is a demo. */
function demoIn(block: unknown): string | null {
  if (typeof block !== 'object' || block === null || !('kind' in block) || block.kind !== 'demo') return null
  return 'products_url' in block && typeof block.products_url === 'string' ? block.products_url.trim() : null
}
