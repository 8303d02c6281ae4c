import { useEffect } from 'react'
import { PROFESSIONAL_PROJECT } from '#contract/constants.ts'
import { useShop } from './shop-context.ts'

/** `{page} | {brand}` as the title of the document. */
export function usePageTitle(title: string): void {
  const brand = useBrandName()
  useEffect(() => {
    document.title = title === '' ? brand : `${title} | ${brand}`
  }, [title, brand])
}

export const useBrandName = (): string =>
  useShop().projectId === PROFESSIONAL_PROJECT ? 'Emberwright Pro' : 'Emberwright'
