import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineOf, nodesOf } from './nodes.ts'
import { project, type Source } from './source.ts'

const snakeCase = /\b[a-z]+(_[a-z0-9]+)+\b/g
const allOfIt = new RegExp(`^${snakeCase.source}$`)

/** Names that others chose: settings of the shop, what a chat is told, and what devices have kept since former versions. */
const foreign = /^(async_(max_wait|min_skus|poll_interval)|cust_(email|fistname|name)|sent_at)$/

/** Every name with underscores that the contract, or the model of a show, writes. */
const wireNames = new Set(
  ['contract', 'pyro'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => readFileSync(join(project, folder, path), 'utf8').match(snakeCase) ?? []),
  ),
)

/** Decision 111: in the app and in machines a name with underscores is one of the wire; any other is camelCase. */
export function wireNameProblems(source: Source): string[] {
  if (!/^(src|machines)\//.test(source.path)) return []
  return [...nodesOf(source)].flatMap(({ node }) => {
    const name = node.type === 'Identifier' ? String(node['name']) : ''
    const isOwn = allOfIt.test(name) && !wireNames.has(name) && !foreign.test(name)
    return isOwn ? [`${source.path}:${lineOf(source, node.start)}: ${name} is no name of the wire`] : []
  })
}
