import { decodedSegment } from '#contract/platform/safe-path.ts'

/** The products_url in the path of a product page, or null. */
export function productUrlIn(pathname: string): string | null {
  const [, page = '', last = ''] = pathname.split('/')
  return page.toLowerCase() === 'product' && last !== '' ? decodedSegment(last) : null
}
