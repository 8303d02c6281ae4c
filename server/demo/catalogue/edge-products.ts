import type { Line } from './catalogue-product.ts'

/** Overrides of single generated products, so that edge cases exist. */
export type Edge = {
  readonly name?: string
  readonly brandPrefix?: string
  readonly modelNumber?: number
  readonly packaging?: string
  readonly plain?: true
  readonly quantity?: number
}

const longestName = 'Northbound Marmalade Cathedral Reckoning of the Ninety Painted Magpies & Friends'

const edges: Readonly<Record<string, Edge>> = {
  'consumer|500-Gram-Cakes|7': { name: longestName },
  'consumer|Novelties|5': { plain: true },
  'consumer|Firecrackers|3': { packaging: '1/16000' },
  'consumer|500-Gram-Cakes|20': { name: 'Twin Sermon', brandPrefix: 'BF' },
  'consumer|500-Gram-Cakes|21': { name: 'Twin Sermon', brandPrefix: 'TM' },
  'consumer|200-Gram-Cakes|10': { brandPrefix: 'QS', modelNumber: 88 },
  'consumer|200-Gram-Cakes|11': { brandPrefix: 'QS', modelNumber: 880 },
  'consumer|200-Gram-Cakes|12': { brandPrefix: 'QS', modelNumber: 8800 },
  'consumer|1000-gram-cakes|2': { brandPrefix: 'VI' },
  'consumer|1000-gram-cakes|5': { brandPrefix: 'GM' },
  'consumer|1000-gram-cakes|9': { brandPrefix: 'VI' },
  'consumer|1000-gram-cakes|13': { brandPrefix: 'GM' },
  'consumer|1000-gram-cakes|16': { brandPrefix: 'GM' },
  'consumer|Fountains|4': { quantity: 0 },
  'pro|1000-gram-cakes|9': { quantity: 0 },
}

export function edgeOf(line: Line, categoryUrl: string, index: number): Edge {
  return edges[`${line}|${categoryUrl}|${index}`] ?? {}
}
