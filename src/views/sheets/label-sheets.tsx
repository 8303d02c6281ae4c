import { LABEL_KINDS, type LabelKind } from '#contract/sheets/documents.ts'
import { DocumentLink } from '#src/views/platform/components/document-link.tsx'
import * as css from './label-sheets.css.ts'
import { SheetState } from './sheet-state.tsx'
import { useWantedSheet } from './use-wanted-sheet.ts'

const LABELS: Readonly<Record<LabelKind, string>> = {
  '2up-price-tags': 'Price tags, 2 on a page',
  '4up-price-tags': 'Price tags, 4 on a page',
  barcodes: 'Barcodes',
}

interface LabelSheetsProps {
  readonly source: 'order' | 'cart'
  readonly id: number
  /** of different products */
  readonly count: number
}

/** The price tags and barcodes of an order or cart, as entries of a list; large ones come by e-mail. */
export const LabelSheets = (props: LabelSheetsProps) =>
  LABEL_KINDS.map((kind) => <LabelSheet key={kind} kind={kind} {...props} />)

export const LabelSheetList = (props: LabelSheetsProps) => (
  <ul className={css.sheets} aria-label="Price tags and barcodes">
    <LabelSheets {...props} />
  </ul>
)

function LabelSheet({ kind, source, id, count }: LabelSheetsProps & { readonly kind: LabelKind }) {
  const wantedSheet = useWantedSheet()
  const document = wantedSheet({ source, id, kind, count })
  return (
    <li className={css.sheet}>
      <DocumentLink document={document}>{LABELS[kind]}</DocumentLink>
      {document.exceedsBoth ? (
        <SheetState source={source} id={id} kind={kind} />
      ) : (
        <span className={css.kind}>PDF</span>
      )}
    </li>
  )
}
