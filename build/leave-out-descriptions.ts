import { type Plugin, parseSync } from 'vite'

const chartFile = /\/machines\/.*\.ts$/
const contractFile = /\/contract\/.*\.ts$/
const forReaders = ['description', 'spec']
const forServer = ['summary', 'query', 'body']

/**
 * Removes from the build what only analysts and generators read in charts (`description`, `meta.spec`) and what only
 * the server reads of a call (request schemas).
 */
export function leaveOutDescriptions(): Plugin {
  return {
    name: 'leave-out-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const find = finderFor(id)
      if (find === null) return null
      const ranges = find(parseSync(id, code).program).sort((a, b) => b.start - a.start)
      let shorter = code
      for (const { start, end } of ranges) {
        const comma = /^\s*,/.exec(shorter.slice(end))?.[0].length ?? 0
        shorter = shorter.slice(0, start) + shorter.slice(end + comma)
      }
      return { code: shorter, map: null }
    },
  }
}

function finderFor(id: string) {
  if (chartFile.test(id)) return rangesToLeaveOut
  return contractFile.test(id) ? serverParts : null
}

type Range = { start: number; end: number }

function rangesToLeaveOut(node: unknown): Range[] {
  if (Array.isArray(node)) return node.flatMap(rangesToLeaveOut)
  if (typeof node !== 'object' || node === null) return []
  return isForReaders(node) ? [node] : Object.values(node).flatMap(rangesToLeaveOut)
}

/** The fields of `endpoint({…})` that the client does not use. */
function serverParts(node: unknown): Range[] {
  if (Array.isArray(node)) return node.flatMap(serverParts)
  if (typeof node !== 'object' || node === null) return []
  if (field(field(node, 'callee'), 'name') !== 'endpoint') return Object.values(node).flatMap(serverParts)
  const [entry]: unknown[] = listIn(node, 'arguments')
  return listIn(entry, 'properties').filter(isForServer)
}

function isForServer(node: unknown): node is Range {
  return forServer.some((name) => name === field(field(node, 'key'), 'name'))
}

const listIn = (node: unknown, name: string): unknown[] => {
  const list = field(node, name)
  return Array.isArray(list) ? list : []
}

function isForReaders(node: object): node is Range {
  if (field(node, 'type') !== 'Property') return false
  const name = field(field(node, 'key'), 'name')
  if (name === 'meta') return isListOf(field(field(node, 'value'), 'properties'), isReadersProperty)
  if (name === 'types') return isListOf(field(field(node, 'value'), 'properties'), isTypeOnly)
  return forReaders.some((key) => key === name) && isConstant(field(node, 'value'))
}

const isReadersProperty = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && isForReaders(node)

/** `context: {} as CartContext`: a value that only carries a type. */
const isTypeOnly = (node: unknown): boolean => field(field(node, 'value'), 'type') === 'TSAsExpression'

/** A string literal, concatenation or array of them; anything else may have side effects. */
function isConstant(node: unknown): boolean {
  const type = field(node, 'type')
  if (type === 'Literal') return true
  if (type === 'TemplateLiteral') return isListOf(field(node, 'expressions'), () => false)
  if (type === 'BinaryExpression') return isConstant(field(node, 'left')) && isConstant(field(node, 'right'))
  return type === 'ArrayExpression' && isListOf(field(node, 'elements'), isConstant)
}

function isListOf(value: unknown, isRight: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isRight)
}

function field(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined
}
