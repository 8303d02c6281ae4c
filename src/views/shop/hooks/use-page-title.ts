import { useEffect } from 'react'
import { PROFESSIONAL_PROJECT } from '#contract/constants.ts'
import { useShop } from '#src/views/shop/shop-context.ts'

/** Sets the document title to `{page} | {brand}`; titles from the server already contain the brand. */
export function usePageTitle(title: string): void {
  const brand = useBrandName()
  useEffect(() => {
    document.title = withBrand(title, brand)
  }, [title, brand])
}

function withBrand(title: string, brand: string): string {
  if (title === '') return brand
  return title.endsWith(`| ${brand}`) ? title : `${title} | ${brand}`
}

export const useBrandName = (): string =>
  useShop().projectId === PROFESSIONAL_PROJECT ? 'Emberwright Pro' : 'Emberwright'
