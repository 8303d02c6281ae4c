import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { LiveEntry, StorefrontContent } from '#server/content/storefront-content.ts'
import { parseMarkdown } from '#server/platform/html/markdown.ts'
import { type Bytes, etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'
import type { SheetRenderer } from '#server/sheets/sheet-renderer.ts'
import type { TextSheet } from '#server/sheets/sheet.ts'
import { consumerSheets } from './consumer-sheets.ts'
import { findLegalPage, LEGAL_FILES, legalTextOf } from './legal-page.ts'
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

interface PublicText extends Pick<TextSheet, 'title' | 'nodes' | 'since'> {
  readonly about: string
}

/** A file as it is while its page and its supplier are the same. */
interface DrawnFile {
  readonly page: LiveEntry<'page'> | null
  readonly supplier: Supplier
  readonly stored: Promise<StoredFile>
}

/**
 * Finds `/public-files/{file}` of a storefront: its terms and privacy policy, with the text that visitors read on their
 * pages, and safety data sheets. A file is drawn when it is first asked for, and again after content or supplier have changed.
 */
export function createPublicFiles({ supplier: supplierOf, content, sheets }: PublicFileSources) {
  const drawn = new Map<string, DrawnFile>()
  return async (projectId: ProjectId, file: string): Promise<StoredFile | null> => {
    const page = findLegalPage(content(projectId), file)
    const supplier = supplierOf(projectId)
    const key = `${projectId} ${file}`
    const known = drawn.get(key)
    if (known && known.page === page && isSame(known.supplier, supplier)) return known.stored
    const text = textOf(file, page, supplier)
    if (text === null) return null
    const stored = sheets.render(key, null, () => sheetOf(projectId, text, supplier)).then(storedFile, forget)
    drawn.set(key, { page, supplier, stored })
    return stored

    function forget(error: unknown): never {
      drawn.delete(key)
      throw error
    }
  }
}

const isSame = (one: Supplier, other: Supplier): boolean =>
  one.name === other.name && one.address === other.address && one.phone === other.phone

function textOf(file: string, page: LiveEntry<'page'> | null, supplier: Supplier): PublicText | null {
  const sheet = safetySheets.get(file)
  if (sheet)
    return {
      title: sheet.title,
      about: 'Safety data sheet',
      since: SHEETS_DATE,
      nodes: parseMarkdown(sheetMarkdown(sheet, supplier)),
    }
  const text = page && legalTextOf(page, file)
  return text && { ...text, about: LEGAL_FILES.get(file)?.about ?? '' }
}

/** What a text without a date was created on, so that it is the same file each time. */
const NO_DAY = '2000-01-01'

const sheetOf = (projectId: ProjectId, text: PublicText, { name, address }: Supplier): TextSheet => ({
  ...text,
  kind: 'text',
  shop: name,
  publisher: [name, address].filter(Boolean).join(', '),
  isPro: projectId === PROFESSIONAL_PROJECT,
  day: text.since ?? NO_DAY,
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
