export type PageMark = number | 'gap'

/** The page numbers to show: first, last and the current with its neighbors, at least three at either end. */
export function paginationWindow(page: number, pageCount: number): readonly PageMark[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1])
  if (page <= 2) wanted.add(3)
  if (page >= pageCount - 1) wanted.add(pageCount - 2)
  const pages = [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((number, index) => bridge(pages[index - 1] ?? 0, number).concat(number))
}

/** Fills a gap of a single page with that page, because "…" would be as wide. */
function bridge(before: number, number: number): PageMark[] {
  if (number - before <= 1) return []
  return number - before === 2 ? [number - 1] : ['gap']
}
