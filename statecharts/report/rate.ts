export interface Rate {
  readonly covered: number
  readonly total: number
}

/** All, at least about 90 %, or less. */
export function verdictOf({ covered, total }: Rate): 'full' | 'most' | 'low' {
  if (covered >= total) return 'full'
  return covered / total >= 0.9 ? 'most' : 'low'
}

const signs = { full: '✓', most: '▲', low: '✕' } as const

/** `✓ 100%`; rounds down, so that 100 means complete. */
export function rateText(rate: Rate): string {
  const share = rate.total === 0 ? 100 : Math.floor((1000 * rate.covered) / rate.total) / 10
  return `${signs[verdictOf(rate)]} ${share}%`
}

export const sumOf = <T>(all: readonly T[], pick: (each: T) => Rate): Rate => ({
  covered: all.reduce((sum, each) => sum + pick(each).covered, 0),
  total: all.reduce((sum, each) => sum + pick(each).total, 0),
})
