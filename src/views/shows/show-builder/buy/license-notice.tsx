import type { CaseRow } from '#pyro/show/case-table.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { counted } from './counted.ts'

/** What has to be on file before goods for professional use are shipped. */
export function LicenseNotice({ rows }: { readonly rows: readonly CaseRow[] }) {
  const pro = rows.filter(({ product, cases }) => product.pro_use && cases > 0).length
  if (pro === 0) return null
  return (
    <Notice tone="info">
      {counted(pro, 'product')} for professional use only, sold to licensed buyers. The order waits until your
      authorization is on file; send it under Documents in your account.
    </Notice>
  )
}
