import { useQuery } from '@tanstack/react-query'
import { showGoodsQuery } from '#src/services/shows/show-goods-query.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'

/** Asks which show gets a product. */
export function ProductToAdd({ id }: { readonly id: number }) {
  const query = useQuery(showGoodsQuery(useQueryScope(), [id]))
  const name = query.data?.[0]?.products_name ?? 'the product'
  return <Notice tone="info">Open a show, or start a new one, to put {name} into its tray.</Notice>
}
