import type { Source } from './source.ts'

export type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>

/** Every node of the syntax tree with its ancestors, outermost first. */
export function* nodesOf(source: Source): Generator<{ node: Node; parents: readonly Node[] }> {
  if (isNode(source.program)) yield* below(source.program, [])
}

function* below(node: Node, parents: readonly Node[]): Generator<{ node: Node; parents: readonly Node[] }> {
  yield { node, parents }
  const inner = [...parents, node]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* below(child, inner)
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** `a.b.c` for a chain of static members, the name of an identifier, else an empty string. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') return String(value['name'])
  if (value.type !== 'MemberExpression') return ''
  const property = value['computed'] ? literalOf(value['property']) : nameOf(value['property'])
  const object = nameOf(value['object'])
  return object && property ? `${object}.${property}` : property
}

function literalOf(value: unknown): string {
  return isNode(value) && value.type === 'Literal' ? String(value['value']) : ''
}

export function lineOf(source: Source, offset: number): number {
  return source.text.slice(0, offset).split('\n').length
}
