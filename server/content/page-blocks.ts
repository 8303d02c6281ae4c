import type { Block, BlockOf, StoredBlock } from '#contract/content/content-blocks.ts'
import type { ContentNode } from '#contract/platform/content-nodes.ts'
import { isListingPath } from '#contract/catalogue/listing-path.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import { fileAddress, linkAddress } from '#server/platform/html/content-address.ts'
import { headingIds, parseMarkdown } from '#server/platform/html/markdown.ts'

/** The blocks as a page shows them; what leads to an address that content may not have is left out. */
export function pageBlocks(stored: readonly StoredBlock[]): readonly Block[] {
  const identify = headingIds()
  return stored.flatMap((block) => pageBlock(block, identify) ?? [])
}

function pageBlock(
  block: StoredBlock,
  identify: (nodes: readonly ContentNode[]) => readonly ContentNode[],
): Block | null {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', nodes: [...identify(parseMarkdown(block.text))] }
    case 'questions':
      return {
        ...block,
        questions: block.questions.map(({ question, answer }) => ({
          question,
          answer: [...parseMarkdown(answer)],
        })),
      }
    case 'picture':
      return withAddress(fileAddress(block.src), (src) => ({ ...block, src }))
    case 'buttons':
      return buttonsOf(block)
    case 'products':
      return withAddress(listingAddress(block.link_to), (link_to) => ({ ...block, link_to }))
    case 'download':
      return withAddress(fileAddress(block.href) ?? httpsAddress(block.href), (href) => ({ ...block, href }))
    case 'table':
    case 'demo':
    case 'transit':
    case 'dealers':
    case 'form':
      return block
    default:
      return block satisfies never
  }
}

const withAddress = (address: string | null, make: (address: string) => Block): Block | null =>
  address === null ? null : make(address)

function buttonsOf(block: BlockOf<'buttons'>): Block | null {
  const buttons = block.buttons.flatMap((button) => {
    const link_to = linkAddress(button.link_to)
    return link_to === null ? [] : [{ ...button, link_to }]
  })
  return buttons.length === 0 ? null : { ...block, buttons }
}

/** The path of a listing of this shop, or null. */
export function listingAddress(target: string): string | null {
  const path = safePath(target.trim())
  return path !== null && isListingPath(path.split('?', 1)[0] ?? '') ? path : null
}

const httpsAddress = (target: string): string | null =>
  /^https:/i.test(target.trim()) ? linkAddress(target) : null
