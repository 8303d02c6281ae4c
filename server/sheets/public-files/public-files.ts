import type { StoredBlock } from '#contract/content/content-blocks.ts'
import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { pageBlocks } from '#server/content/page-blocks.ts'
import type { StorefrontContent } from '#server/content/storefront-content.ts'
import { type Bytes, etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'
import type { SheetRenderer } from '#server/sheets/sheet-renderer.ts'
import type { TextSheet } from '#server/sheets/sheet.ts'
import { blockNodes } from './block-nodes.ts'
import { consumerSheets } from './consumer-sheets.ts'
import { findLegalPage, LEGAL_FILES } from './legal-page.ts'
import { proSheets } from './pro-sheets.ts'
import { type SafetySheet, sheetMarkdown, type Supplier } from './safety-sheet.ts'

/** The day since which the safety data sheets apply. */
const SHEETS_DATE = '2026-02-02'

const safetySheets: ReadonlyMap<string, SafetySheet> = new Map(
  [...consumerSheets, ...proSheets].map((sheet) => [`${sheet.name}.pdf`, sheet]),
)

/** What the files of a storefront are written from. */
export interface PublicFileSources {
  readonly supplier: (projectId: ProjectId) => Supplier
  readonly content: (projectId: ProjectId) => Pick<StorefrontContent, 'find'>
  readonly sheets: Pick<SheetRenderer, 'render'>
}

interface PublicText {
  readonly title: string
  readonly about: string
  readonly shop: string
  readonly publisher: string
  readonly since: string | null
  readonly blocks: readonly StoredBlock[]
}

/**
 * Finds `/public-files/{file}` of a storefront: its terms and privacy policy, with the text that visitors read on their
 * pages, and safety data sheets. A file is drawn when it is first asked for, and again after its text has changed.
 */
export function createPublicFiles({ supplier, content, sheets }: PublicFileSources) {
  const drawn = new Map<string, { readonly text: string; readonly stored: Promise<StoredFile> }>()
  return async (projectId: ProjectId, file: string): Promise<StoredFile | null> => {
    const text = textOf(projectId, file)
    if (text === null) return null
    const key = `${projectId} ${file}`
    const known = drawn.get(key)
    if (known?.text === JSON.stringify(text)) return known.stored
    const stored = sheets.render(key, null, () => sheetOf(projectId, text)).then(storedFile, forget)
    drawn.set(key, { text: JSON.stringify(text), stored })
    return stored

    function forget(error: unknown): never {
      drawn.delete(key)
      throw error
    }
  }

  function textOf(projectId: ProjectId, file: string): PublicText | null {
    const { name, address, phone } = supplier(projectId)
    const own = { shop: name, publisher: [name, address].filter(Boolean).join(', ') }
    const sheet = safetySheets.get(file)
    if (sheet)
      return {
        ...own,
        title: sheet.title,
        about: 'Safety data sheet',
        since: SHEETS_DATE,
        blocks: [{ kind: 'text', text: sheetMarkdown(sheet, { name, address, phone }) }],
      }
    const page = findLegalPage(content(projectId), file)
    return page && { ...own, ...page, about: LEGAL_FILES.get(file)?.about ?? '' }
  }
}

/** What a text without a date was created on, so that it is the same file each time. */
const NO_DAY = '2000-01-01'

const sheetOf = (projectId: ProjectId, { blocks, ...text }: PublicText): TextSheet => ({
  ...text,
  kind: 'text',
  isPro: projectId === PROFESSIONAL_PROJECT,
  day: text.since ?? NO_DAY,
  nodes: pageBlocks(blocks).flatMap(blockNodes),
})

const storedFile = (plain: Bytes): StoredFile => ({
  type: 'application/pdf',
  cacheControl: 'public, max-age=3600',
  etag: etagOf(plain),
  plain,
  compressed: {},
})

/** The names of all files. */
export const PUBLIC_FILES: readonly string[] = [...safetySheets.keys(), ...LEGAL_FILES.keys()]
