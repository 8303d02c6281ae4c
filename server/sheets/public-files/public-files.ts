import type { ProjectId } from '#contract/platform/constants.ts'
import type { StorefrontContent } from '#server/content/storefront-content.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'
import { consumerSheets } from './consumer-sheets.ts'
import { findLegalPage, LEGAL_FILES } from './legal-page.ts'
import { proSheets } from './pro-sheets.ts'
import { type SafetySheet, sheetMarkdown, type Supplier } from './safety-sheet.ts'
import type { PdfText } from './write-pdf.ts'

/** The day since which the safety data sheets apply. */
const SHEETS_DATE = '2026-02-02'

const sheets: ReadonlyMap<string, SafetySheet> = new Map(
  [...consumerSheets, ...proSheets].map((sheet) => [`${sheet.name}.pdf`, sheet]),
)

/** What the files of a storefront are written from. */
export interface PublicFileSources {
  readonly supplier: (projectId: ProjectId) => Supplier
  readonly content: (projectId: ProjectId) => Pick<StorefrontContent, 'find'>
}

/**
 * Finds `/public-files/{file}` of a storefront: its terms and privacy policy, with the text that visitors read on their pages, and safety data sheets.
 * A file is written when it is first asked for, in about 50 ms, and again after its text has changed.
 */
export function createPublicFiles({ supplier, content }: PublicFileSources) {
  const written = new Map<string, { readonly text: string; readonly stored: Promise<StoredFile> }>()
  return async (projectId: ProjectId, file: string): Promise<StoredFile | null> => {
    const text = textOf(projectId, file)
    if (text === null) return null
    const key = `${projectId} ${file}`
    const known = written.get(key)
    if (known?.text === JSON.stringify(text)) return known.stored
    const stored = store(text).catch(forget)
    written.set(key, { text: JSON.stringify(text), stored })
    return stored

    function forget(error: unknown): never {
      written.delete(key)
      throw error
    }
  }

  function textOf(projectId: ProjectId, file: string): PdfText | null {
    const { name, address, phone } = supplier(projectId)
    const publisher = [name, address].filter(Boolean).join(', ')
    const sheet = sheets.get(file)
    if (sheet)
      return {
        title: sheet.title,
        kind: 'Safety data sheet',
        shop: name,
        publisher,
        date: SHEETS_DATE,
        blocks: [{ kind: 'text', text: sheetMarkdown(sheet, { name, address, phone }) }],
      }
    const page = findLegalPage(content(projectId), file)
    return page && { ...page, kind: LEGAL_FILES.get(file)?.kind ?? '', shop: name, publisher }
  }
}

/** What draws PDFs takes 12 MB, which most processes never need. */
async function store(text: PdfText): Promise<StoredFile> {
  const { writePdf } = await import('./write-pdf.ts')
  const plain = await writePdf(text)
  return {
    type: 'application/pdf',
    cacheControl: 'public, max-age=3600',
    etag: etagOf(plain),
    plain,
    compressed: {},
  }
}

/** The names of all files. */
export const PUBLIC_FILES: readonly string[] = [...sheets.keys(), ...LEGAL_FILES.keys()]
