import type { ProjectId } from '#contract/platform/constants.ts'
import { LEGAL_FACTS } from '#server/site/legal-facts.ts'
import { PRIVACY_DATE, privacyPolicy } from '#server/content/defaults/privacy-policy.ts'
import { TERMS_DATE, termsOfUse } from '#server/content/defaults/terms-of-use.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'
import { consumerSheets } from './consumer-sheets.ts'
import { proSheets } from './pro-sheets.ts'
import { sheetMarkdown } from './safety-sheet.ts'
import type { PdfText } from './write-pdf.ts'

/** The day since which the safety data sheets apply. */
const SHEETS_DATE = '2026-02-02'
const HOUSE = 'Emberwright, Springfield, Missouri'

const sheets: ReadonlyMap<string, PdfText> = new Map(
  [...consumerSheets, ...proSheets].map((sheet) => [
    `${sheet.name}.pdf`,
    {
      title: sheet.title,
      kind: 'Safety data sheet',
      publisher: HOUSE,
      date: SHEETS_DATE,
      markdown: sheetMarkdown(sheet),
    },
  ]),
)

function legalText(project: ProjectId, file: string): PdfText | null {
  const facts = LEGAL_FACTS[project]
  const publisher = `${HOUSE}, ${facts.shop} storefront`
  if (file === 'terms-of-use.pdf')
    return { title: 'Terms of Use', kind: 'Terms', publisher, date: TERMS_DATE, markdown: termsOfUse(facts) }
  if (file === 'privacy-policy.pdf')
    return {
      title: 'Privacy Policy',
      kind: 'Privacy',
      publisher,
      date: PRIVACY_DATE,
      markdown: privacyPolicy(facts),
    }
  return null
}

/** Finds `/public-files/{file}`: terms and privacy policy of a storefront, and safety data sheets. */
export function createPublicFiles() {
  const written = new Map<string, Promise<StoredFile>>()
  return (project: ProjectId, file: string): Promise<StoredFile> | null => {
    const text = sheets.get(file) ?? legalText(project, file)
    if (text === null) return null
    const key = `${project} ${file}`
    const stored = written.get(key) ?? store(text).catch(forget)
    written.set(key, stored)
    return stored

    function forget(error: unknown): never {
      written.delete(key)
      throw error
    }
  }
}

/** Written when first asked for, in about 50 ms; what draws PDFs takes 12 MB, which most processes never need. */
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
export const PUBLIC_FILES: readonly string[] = [...sheets.keys(), 'terms-of-use.pdf', 'privacy-policy.pdf']
