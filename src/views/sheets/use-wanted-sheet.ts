import {
  exceedsBoth,
  isLabelKind,
  type LabelKind,
  type LevelKind,
  MOST_PRODUCTS_AT_ONCE,
} from '#contract/sheets/documents.ts'
import type { SheetSource, WantedDocument } from '#machines/sheets/document-job/document-job.types.ts'
import { documentHref } from '#src/services/sheets/document-href.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

type Sheet = Omit<SheetSource, 'kind' | 'customerId'> & { readonly kind: LabelKind | LevelKind }

/** What is asked for when a sheet about products, or a file of a very large price level, is pressed. */
export function useWantedSheet(): (sheet: Sheet) => WantedDocument {
  const { projectId } = useShop()
  const { customer } = useSession()
  const app = useAppSettings()
  return (sheet) => ({
    href: documentHref(projectId, sheet.source, sheet.id, sheet.kind),
    sheet: { ...sheet, customerId: customer?.customers_id ?? 0 },
    exceedsBoth: isLabelKind(sheet.kind)
      ? exceedsBoth(app, sheet.kind, sheet.count)
      : sheet.count > MOST_PRODUCTS_AT_ONCE,
  })
}
