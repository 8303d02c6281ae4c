import type { StoredBlock } from '#contract/content/content-blocks.ts'
import { fileAddress } from '#server/platform/html/content-address.ts'
import type { StorefrontContent } from '#server/content/storefront-content.ts'

/** The files whose text is a page of the storefront. */
export const LEGAL_FILES: ReadonlyMap<string, { readonly about: string; readonly path: string }> = new Map([
  ['terms-of-use.pdf', { about: 'Terms', path: '/pages/terms-of-use' }],
  ['privacy-policy.pdf', { about: 'Privacy', path: '/pages/privacy-policy' }],
])

/** What visitors read on a page. */
export interface LegalPage {
  readonly title: string
  readonly blocks: readonly StoredBlock[]
  /** `YYYY-MM-DD` of its last change */
  readonly since: string | null
}

/** What a legal file of a storefront is written from; null: it is none, or visitors find no text on its page. */
export function findLegalPage(content: Pick<StorefrontContent, 'find'>, file: string): LegalPage | null {
  const page = content.find('page', LEGAL_FILES.get(file)?.path ?? '')
  if (!page?.body.blocks.some(isLegalText)) return null
  const blocks = page.body.blocks.filter((block) => !isDownloadOf(block, file))
  return { title: page.body.title, blocks, since: page.changedOn }
}

/** Other blocks are pictures and links: without a text beside them nobody agrees to anything. */
function isLegalText(block: StoredBlock): boolean {
  switch (block.kind) {
    case 'text':
      return block.text.trim() !== ''
    case 'questions':
    case 'table':
      return true
    default:
      return false
  }
}

const isDownloadOf = (block: StoredBlock, file: string): boolean =>
  block.kind === 'download' && fileAddress(block.href) === `/public-files/${file}`
