import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { titleWithShop } from '#contract/platform/shop-names.ts'
import { pageSeoQuery } from '#src/services/content/page-seo-query.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useBrandName } from './use-settings.ts'
import { useQueryScope } from './use-query-scope.ts'

/**
 * Sets the title and the description of the document: those that the server has for the path, else the given ones. The
 * title ends with the brand unless it contains it.
 *
 * @param isOfPath false where the query of the URL makes another page of the path
 */
export function usePageTitle(title: string, description: string | null = null, isOfPath = true): void {
  const { onHead, projectId } = useShop()
  const { data } = useQuery(pageSeoQuery(useQueryScope(), useLocation().pathname))
  const seo = isOfPath ? data : null
  const text = titleWithShop(seo?.page_title ?? title, projectId, useBrandName())
  const described = seo?.seo_meta ?? description
  onHead?.(text, described)
  useEffect(() => {
    document.title = text
  }, [text])
  useEffect(() => {
    describe(described)
  }, [described])
}

function describe(text: string | null): void {
  const found = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (text === null) return found?.remove()
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.name = 'description'
  meta.content = text
}
