import { lineOf, nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

const toolsDemandDefault = /^[^/]+\.config\.ts$|^tests\/support\/(databases|shop)-setup\.ts$/
const registry = 'machines/index.ts'

export function defaultExportProblems(source: Source): string[] {
  if (toolsDemandDefault.test(source.path)) return []
  const hasOne =
    /^\s*export\s+default\b/m.test(source.text) &&
    [...nodesOf(source)].some(({ node }) => node.type === 'ExportDefaultDeclaration')
  return hasOne ? [`${source.path} has a default export`] : []
}

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

const escapes: Readonly<Record<string, string>> = {
  TSAnyKeyword: 'any',
  TSNonNullExpression: 'a ! assertion',
  TSEnumDeclaration: 'an enum',
}

export function typeEscapeProblems(source: Source): string[] {
  const inCode = [...nodesOf(source)].flatMap(({ node }) => {
    const escape = escapes[node.type]
    return escape ? [`${source.path}:${lineOf(source, node.start)} has ${escape}`] : []
  })
  const silenced = source.comments.filter(({ value }) => /@ts-(ignore|nocheck|expect-error)/.test(value))
  return [...inCode, ...silenced.map(({ value }) => `${source.path} silences the compiler: ${value.trim()}`)]
}

/** Circular imports; each cycle once. */
export function cycleProblems(sources: readonly Source[]): string[] {
  const next = new Map(
    sources.map((source) => [source.path, source.imports.flatMap(({ path }) => (path ? [path] : []))]),
  )
  const done = new Set<string>()
  const problems: string[] = []
  const visit = (path: string, trail: readonly string[]) => {
    const at = trail.indexOf(path)
    if (at >= 0) problems.push([...trail.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    for (const target of next.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of next.keys()) visit(path, [])
  return problems
}
