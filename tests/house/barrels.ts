import { nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

const registry = 'machines/index.ts'

/** A file that only re-exports. */
export function barrelProblems(source: Source): string[] {
  if (source.path === registry) return []
  const nodes = [...nodesOf(source)].map(({ node }) => node)
  if (nodes.some((node) => node.type === 'ExportAllDeclaration'))
    return [`${source.path} exports everything of another file`]
  const body = nodes.find((node) => node.type === 'Program')?.['body']
  const statements = Array.isArray(body) ? body : []
  const handsOn = statements.filter((node) => node.type === 'ExportNamedDeclaration' && node.source)
  return handsOn.length > 0 && handsOn.length === statements.length ? [`${source.path} is a barrel`] : []
}
