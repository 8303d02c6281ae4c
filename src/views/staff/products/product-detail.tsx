import type { StaffProduct } from '#contract/staff/staff-products.ts'
import { productPath } from '#contract/content/paths.ts'
import { staffProductQuery } from '#src/services/staff/product-desk.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { LeaveDialog } from '#src/views/platform/components/loss-dialog.tsx'
import { useLeaveQuestion } from '#src/views/platform/hooks/use-leave-question.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useChosenHeading } from '#src/views/staff/use-chosen-heading.ts'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductHistory } from './product-history.tsx'
import { ProductPhotos } from './product-photos.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import { useProductEdit } from './use-product-edit.ts'

/** A product with all its fields, and what became of them. */
export function ProductDetail({ id }: { id: string }) {
  const { call } = useShop()
  const product = useStaffQuery(staffProductQuery(call, id))
  if (product.data === undefined) return <QueryState query={product} title="Could not load the product." />
  if (product.data === null) return <p>There is no product {id}.</p>
  return <Product product={product.data} />
}

function Product({ product }: { product: StaffProduct }) {
  const editor = useProductEdit(product)
  const { edit, dispatch, isChanged } = editor
  const { model, url, active, fields } = edit.base
  const question = useLeaveQuestion(isChanged, () => dispatch({ type: 'dropped' }))
  const { heading, ...focus } = useChosenHeading()
  return (
    <Stack as="section" aria-label={`Product ${model}`} className={desk.detail} {...focus}>
      <Cluster align="center">
        <h2 ref={heading} tabIndex={-1}>
          {model} {fields['name']}
        </h2>
        {active ? <Link to={productPath(url)}>See it in the shop</Link> : <Badge>Hidden</Badge>}
      </Cluster>
      <ProductEditor editor={editor} />
      <ProductPhotos productId={edit.base.id} productName={`${model} ${fields['name']}`} />
      <ProductHistory editor={editor} />
      <LeaveDialog {...question} />
    </Stack>
  )
}
