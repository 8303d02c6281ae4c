import { lineOf, nameOf, nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

const builder = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)$/

/** Demo data and tests may use the query builder; in the server all SQL is declared and checked by a test. */
export function sqlProblems(source: Source): string[] {
  if (!/^server\/(?!platform\/database\/|demo\/)/.test(source.path)) return []
  const imports = source.imports.filter(
    (found) => (found.package === 'kysely' || found.package === 'pg') && !found.isType,
  )
  const calls = [...nodesOf(source)].filter(
    ({ node }) => node.type === 'CallExpression' && builder.test(nameOf(node['callee']) ?? ''),
  )
  return [
    ...imports.map(({ specifier }) => `${source.path} imports ${specifier}: declare a statement instead`),
    ...calls.map(
      ({ node }) => `${source.path}:${lineOf(source, node.start)} builds a query: declare a statement`,
    ),
  ]
}
