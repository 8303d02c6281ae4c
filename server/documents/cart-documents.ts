import type { CartDocuments } from '#contract/cart/carts.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/documents/customer-documents.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import type { LineRow } from '#server/cart/line-row.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { type DocumentRow, documentsOf, ownerOf } from './customer-documents.ts'
import type { StandingDocument } from './standing.ts'

export interface NeededDocuments {
  readonly standing: CartDocuments
  /** the kinds that are in review and without which the order does not ship */
  readonly waitsFor: readonly DocumentKind[]
}

interface Need {
  readonly lines: readonly Pick<LineRow, 'pro_use'>[]
  readonly app: Settings
  /** the day on which the products leave the warehouse */
  readonly day: string
}

/** The documents that a cart needs, as they stand on the day when it leaves; only lines for professional use need any. */
export async function documentsNeeded(
  { lines, app, day }: Need,
  context: SessionContext,
): Promise<NeededDocuments> {
  if (!lines.some((line) => line.pro_use)) return { standing: 'none', waitsFor: [] }
  const rows = await documentsOf(context.db, ownerOf(context))
  const kinds = DOCUMENT_KINDS.filter(
    (kind) => kind === 'authorization' || flagOf(app, 'insurance_document_required'),
  )
  const standings = kinds.map((kind) => ({ kind, standing: standingOn(ofKind(rows, kind), day) }))
  return {
    standing: WORST_FIRST.find((each) => standings.some(({ standing }) => standing === each)) ?? 'none',
    waitsFor: standings.flatMap(({ kind, standing }) => (standing === 'review' ? [kind] : [])),
  }
}

const WORST_FIRST = ['missing', 'expired', 'review', 'approved'] as const

const ofKind = (rows: readonly DocumentRow[], kind: DocumentKind) => rows.filter((row) => row.kind === kind)

/** Whether the documents of one kind allow a shipment on a day; refused ones count as missing. */
export function standingOn(
  documents: readonly StandingDocument[],
  day: string,
): Exclude<CartDocuments, 'none'> {
  const approved = documents.filter(({ state }) => state === 'approved')
  if (approved.some(({ expires_on }) => expires_on === null || expires_on >= day)) return 'approved'
  if (documents.some(({ state }) => state === 'review')) return 'review'
  return approved.length > 0 ? 'expired' : 'missing'
}
