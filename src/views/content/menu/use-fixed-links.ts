import { useQuery } from '@tanstack/react-query'
import { FIXED_LINKS, namedLinks } from '#src/services/catalogue/listing/shop-paths.ts'
import { brandsQuery, categoriesQuery, listsQuery } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'

/** The fixed links, with the names of the pages that they open. */
export function useFixedLinks() {
  const scope = useQueryScope()
  const c = useQuery(categoriesQuery(scope)).data
  const b = useQuery(brandsQuery(scope)).data
  const l = useQuery(listsQuery(scope)).data
  return namedLinks(FIXED_LINKS, { c, b, l })
}
