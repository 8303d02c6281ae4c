import { lineOf, linesOf, nameOf, nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

const fileCap = 300
const functionCap = 80
const exempt = /^contract\/|^server\/database\/(migrations\/|schema\.ts)|^statecharts\/(charts|paths)\//
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const suites = /^(describe|test\.describe)(\.\w+)?$/

export function fileSizeProblems(source: Source): string[] {
  const lines = source.text.trimEnd().split('\n').length
  if (exempt.test(source.path) || lines <= fileCap) return []
  return [`${source.path} has ${lines} lines, over ${fileCap}`]
}

/** A describe block is a list, not a function, and has no cap. */
export function functionSizeProblems(source: Source): string[] {
  if (source.path.startsWith('server/database/migrations/')) return []
  return [...nodesOf(source)].flatMap(({ node, parents }) => {
    if (!functions.includes(node.type)) return []
    const parent = parents.at(-1)
    if (parent?.type === 'CallExpression' && suites.test(nameOf(parent['callee']))) return []
    const lines = linesOf(source, node)
    if (lines <= functionCap) return []
    const at = `${source.path}:${lineOf(source, node.start)}`
    return [`${at} is a function of ${lines} lines, over ${functionCap}`]
  })
}
