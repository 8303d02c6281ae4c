import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { ImportProblem } from '#machines/shows/show-builder/show-builder.types.ts'
import type { ImportReport } from './import-report.ts'

export type Imported = (
  | { readonly kind: 'imported'; readonly doc: ShowDoc }
  | { readonly kind: ImportProblem }
) & { readonly report?: ImportReport | null }

/** The storefront that imports. */
export interface Importer {
  readonly projectId: number
  /** of its pages: "https://shop.example" */
  readonly origin: string
}
