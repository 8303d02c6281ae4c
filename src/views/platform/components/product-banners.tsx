import { useQuery } from '@tanstack/react-query'
import type { ContentNode } from '#contract/platform/content-nodes.ts'
import { categoriesQuery, productBannersQuery } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { ContentNodes } from './content-nodes.tsx'

export interface ProductBannersProps {
  /** the urls of categories */
  categories: readonly string[]
  className?: string
}

/** The banners of categories. Until they are loaded, those of the menu stand in, so that nothing moves. */
export function ProductBanners({ categories, className }: ProductBannersProps) {
  const scope = useQueryScope()
  const known = useQuery(categoriesQuery(scope)).data ?? []
  const wanted = new Set(categories.map((url) => url.toLowerCase()))
  const banners: readonly (readonly ContentNode[])[] =
    useQuery(productBannersQuery(scope, categories)).data?.map(({ nodes = [] }) => nodes) ??
    known.filter(({ value }) => wanted.has(value.toLowerCase())).map(({ banner_nodes = [] }) => banner_nodes)
  return banners
    .filter((nodes) => nodes.length > 0)
    .map((nodes) => (
      <ContentNodes key={JSON.stringify(nodes)} nodes={nodes} {...(className && { className })} />
    ))
}
