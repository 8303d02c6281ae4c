import { type Plugin, parseSync } from 'vite'

const chartFile = /\/machines\/.*\.ts$/
const forReaders = ['description', 'spec']

/**
 * Leaves what only analysts and generators read (`description`, `meta.spec`) out of the built app: they read
 * the sources and the exported charts, and shoppers should not download them.
 */
export function leaveOutDescriptions(): Plugin {
  return {
    name: 'leave-out-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!chartFile.test(id)) return null
      const ranges = rangesToLeaveOut(parseSync(id, code).program).sort((a, b) => b.start - a.start)
      let shorter = code
      for (const { start, end } of ranges) {
        const comma = /^\s*,/.exec(shorter.slice(end))?.[0].length ?? 0
        shorter = shorter.slice(0, start) + shorter.slice(end + comma)
      }
      return { code: shorter, map: null }
    },
  }
}

type Range = { start: number; end: number }

function rangesToLeaveOut(node: unknown): Range[] {
  if (Array.isArray(node)) return node.flatMap(rangesToLeaveOut)
  if (typeof node !== 'object' || node === null) return []
  return isForReaders(node) ? [node] : Object.values(node).flatMap(rangesToLeaveOut)
}

function isForReaders(node: object): node is Range {
  if (field(node, 'type') !== 'Property') return false
  const name = field(field(node, 'key'), 'name')
  return forReaders.some((key) => key === name) && isConstant(field(node, 'value'))
}

/** Text, concatenated text, or a list of texts; anything else may do something. */
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
