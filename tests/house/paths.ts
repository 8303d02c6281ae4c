import { CHECKOUT_PATHS, PATHS, RESET_PATHS } from '#contract/content/paths.ts'
import { lineOf, nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

const paths = new Set<unknown>([PATHS, CHECKOUT_PATHS, RESET_PATHS].flatMap((table) => Object.values(table)))
paths.delete(PATHS.home)
const product = /^(contract|machines|src|server)\/(?!content\/paths\.ts|demo\/|content\/defaults\/)/

/** Product code takes the path of a page from `contract/content/paths.ts`; written texts link to it. */
export function pathProblems(source: Source): string[] {
  if (!product.test(source.path) || source.path.endsWith('.model.ts')) return []
  return [...nodesOf(source)]
    .filter(({ node }) => node.type === 'Literal' && paths.has(node['value']))
    .map(({ node }) => `${source.path}:${lineOf(source, node.start)} repeats ${String(node['value'])}`)
}
