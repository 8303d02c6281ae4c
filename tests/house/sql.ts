import { lineOf, nameOf, nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

const undeclared = /(^|\.)(db|trx)\.query$/

/** In the server all SQL is declared and checked by a test, but for migrations, backups and the rows of the demo. */
export function sqlProblems(source: Source): string[] {
  if (!/^server\/(?!platform\/database\/|demo\/)/.test(source.path)) return []
  const imports = source.imports.filter((found) => found.package === 'pg' && !found.isType)
  const calls = [...nodesOf(source)].filter(
    ({ node }) => node.type === 'CallExpression' && undeclared.test(nameOf(node['callee']) ?? ''),
  )
  return [
    ...imports.map(({ specifier }) => `${source.path} imports ${specifier}: declare a statement instead`),
    ...calls.map(
      ({ node }) => `${source.path}:${lineOf(source, node.start)} runs an SQL text: declare a statement`,
    ),
  ]
}
