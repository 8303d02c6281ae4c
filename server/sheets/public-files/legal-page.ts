import type { Block, StoredBlock } from '#contract/content/content-blocks.ts'
import { nodesText } from '#contract/content/nodes-text.ts'
import type { ContentNode } from '#contract/platform/content-nodes.ts'
import { pageBlocks } from '#server/content/page-blocks.ts'
import { fileAddress } from '#server/platform/html/content-address.ts'
import type { LiveEntry, StorefrontContent } from '#server/content/storefront-content.ts'
import { PUBLIC_FILES_PATH } from '#server/site/setting-table.ts'
import { blockNodes } from './block-nodes.ts'

/** The files whose text is a page of the storefront. */
export const LEGAL_FILES: ReadonlyMap<string, { readonly about: string; readonly path: string }> = new Map([
  ['terms-of-use.pdf', { about: 'Terms', path: '/pages/terms-of-use' }],
  ['privacy-policy.pdf', { about: 'Privacy', path: '/pages/privacy-policy' }],
])

/** The page that a legal file is written from; null: it is no legal file, or visitors find no such page. */
export function findLegalPage(
  content: Pick<StorefrontContent, 'find'>,
  file: string,
): LiveEntry<'page'> | null {
  const path = LEGAL_FILES.get(file)?.path
  return path === undefined ? null : content.find('page', path)
}

/** What visitors read on a page. */
export interface LegalText {
  readonly title: string
  readonly nodes: readonly ContentNode[]
  /** `YYYY-MM-DD` of its last change */
  readonly since: string | null
}

/** What a legal file says; null: visitors find no text on its page. */
export function legalTextOf({ body, changedOn }: LiveEntry<'page'>, file: string): LegalText | null {
  const blocks = pageBlocks(body.blocks.filter((block) => !isDownloadOf(block, file)))
  if (!blocks.some(isLegalText)) return null
  return { title: body.title, nodes: blocks.flatMap(blockNodes), since: changedOn }
}

/** Other blocks are pictures and links: without a text beside them nobody agrees to anything. */
const TEXT_KINDS: ReadonlySet<Block['kind']> = new Set(['text', 'questions', 'table'])

const isLegalText = (block: Block): boolean =>
  TEXT_KINDS.has(block.kind) && /[\p{L}\p{N}]/u.test(nodesText(blockNodes(block)))

const isDownloadOf = (block: StoredBlock, file: string): boolean =>
  block.kind === 'download' && fileAddress(block.href) === `${PUBLIC_FILES_PATH}/${file}`
