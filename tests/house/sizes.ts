import { isNode, lineOf, linesOf, type Node, nameOf, nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

const fileCap = 200
const machineCap = 300
const functionCap = 50
const componentCap = 80
const exempt = /^contract\/|^server\/database\/(migrations\/|schema\.ts)|^statecharts\/(charts|paths)\//
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const suites = /^(describe|test\.describe)(\.\w+)?$/

export function fileSizeProblems(source: Source): string[] {
  const lines = source.text.trimEnd().split('\n').length
  const cap = source.path.endsWith('.machine.ts') ? machineCap : fileCap
  return exempt.test(source.path) || lines <= cap ? [] : [`${source.path} has ${lines} lines, over ${cap}`]
}

/** A describe block is a list, not a function, and has no cap. */
export function functionSizeProblems(source: Source): string[] {
  if (source.path.startsWith('server/database/migrations/')) return []
  return [...nodesOf(source)].flatMap(({ node, parents }) => {
    if (!functions.includes(node.type)) return []
    const parent = parents.at(-1)
    if (parent?.type === 'CallExpression' && suites.test(nameOf(parent['callee']))) return []
    const cap = isComponent(source, node, parent) ? componentCap : functionCap
    const lines = linesOf(source, node)
    return lines <= cap
      ? []
      : [`${source.path}:${lineOf(source, node.start)} is a function of ${lines} lines, over ${cap}`]
  })
}

function isComponent(source: Source, node: Node, parent: Node | undefined): boolean {
  if (!source.path.endsWith('.tsx')) return false
  const name = nameOf(node['id']) || (isNode(parent) ? nameOf(parent['id']) : '')
  return /^[A-Z]/.test(name)
}
