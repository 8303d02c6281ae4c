import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import type { FileProblem } from '#contract/staff/staff-import.ts'
import { exportHref } from '#src/services/staff/product-import.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { DropZone } from '#src/ui/form/drop-zone.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { ImportApply } from './import-apply.tsx'
import { ImportRows } from './import-rows.tsx'
import { LastImport } from './import-undo.tsx'
import { LoadingRows } from '#src/views/staff/loading-rows.tsx'
import { staffFailureText } from '#src/views/staff/staff-failure-text.ts'
import type { CatalogueImport } from '#src/views/staff/use-catalogue-import.ts'
import { type ProductImport, useProductImport } from './use-product-import.ts'

/** Products, prices and stock as a file: export, dry run, application. */
export function ImportPart({ catalogueImport }: { catalogueImport: CatalogueImport }) {
  const { projectId } = useShop()
  const productImport = useProductImport(catalogueImport)
  return (
    <Stack gap={24}>
      <Stack as="section" aria-label="Export">
        <h2>Export</h2>
        <p>
          All products of this storefront with prices, stock and lists. Change the file in a spreadsheet
          program, and import it. Of stock, an import changes only what you changed in the file, so cases sold
          since the export stay sold: leave the column stock_at_export as it is.
        </p>
        <Cluster gap={16}>
          <a href={exportHref(projectId, 'xlsx')} download>
            Download products.xlsx
          </a>
          <a href={exportHref(projectId, 'csv')} download>
            Download products.csv
          </a>
        </Cluster>
      </Stack>
      <Stack as="section" aria-label="Import">
        <h2>Import</h2>
        <p>
          Nothing is changed until you have seen every change and confirmed it. An empty cell or a missing
          column keeps what is there; the word CLEAR empties it.
        </p>
        <DropZone
          accepted="Excel (.xlsx) or CSV, at most 20 MB and 50,000 rows"
          onFile={productImport.choose}
          actions={
            <FileButton
              label="Products: file"
              accept=".xlsx,.csv,text/csv"
              button={{ busy: productImport.fileView === 'checking' }}
              onFile={productImport.choose}
            >
              Choose a file
            </FileButton>
          }
        />
        <Checkbox
          label="Add names that do not exist yet"
          hint="Brands, categories, lists, price levels and filter values. You see each before it is added; without this a name that does not exist is a problem of its row."
          checked={productImport.snapshot.context.creates}
          disabled={productImport.isPending}
          onChange={({ currentTarget }) => productImport.changeCreates(currentTarget.checked)}
        />
        <Checked productImport={productImport} />
      </Stack>
      <LastImport productImport={productImport} />
    </Stack>
  )
}

function Checked({ productImport }: { productImport: ProductImport }) {
  const { fileView, snapshot, repeatCheck } = productImport
  const { problems, dryRun, failure } = snapshot.context
  switch (fileView) {
    case 'choosing':
      return null
    case 'declined':
      return (
        <Notice tone="danger" role="alert">
          The file is larger than 20 MB: divide it.
        </Notice>
      )
    case 'checking':
      return <LoadingRows />
    case 'unreadable':
      return <Problems problems={problems} />
    case 'unchecked':
      return failure && <Unchecked failure={failure} onRepeat={repeatCheck} />
    case 'report':
      return (
        dryRun && (
          <Stack key={dryRun.id}>
            <ImportApply productImport={productImport} dryRun={dryRun} />
            <ImportRows dryRun={dryRun} />
          </Stack>
        )
      )
    default:
      return fileView satisfies never
  }
}

/** Why there is no report; the same check again is of no use where the file or the right is what is wrong. */
const Unchecked = ({ failure, onRepeat }: { failure: StaffFailure; onRepeat: () => void }) => (
  <Notice tone="danger" role="alert">
    <Stack>
      <span>{`The file is not checked. ${staffFailureText(failure)}`}</span>
      {failure.kind !== 'rejected' && failure.kind !== 'forbidden' && (
        <Cluster>
          <Button onClick={onRepeat}>Check again</Button>
        </Cluster>
      )}
    </Stack>
  </Notice>
)

const Problems = ({ problems }: { problems: readonly FileProblem[] }) => (
  <Notice tone="danger" role="alert">
    <ul>
      {problems.map(({ line, text }) => (
        <li key={text}>{line === null ? text : `Line ${line}: ${text}`}</li>
      ))}
    </ul>
  </Notice>
)
