import { isNode, lineOf, nameOf, nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

const outside =
  /^((window|globalThis|self)\.)?(fetch|ky|localStorage|sessionStorage|indexedDB|XMLHttpRequest|WebSocket|EventSource)(\.|$)|^(window\.)?document\.cookie/
const impure =
  /^(Date\.now|Math\.random|performance\.now|crypto\.(randomUUID|getRandomValues)|(window|globalThis)\..*|document\..*|localStorage\..*|sessionStorage\..*|navigator\..*|location\..*)$/
const impureCalls = /^(fetch|setTimeout|setInterval|Date)$/

/** Views and ui neither fetch nor store anything. */
export function viewProblems(source: Source): string[] {
  if (!/^src\/(views|ui)\//.test(source.path)) return []
  const names = references(source).filter(({ name }) => outside.test(name))
  return names.map(({ name, line }) => `${source.path}:${line} uses ${name}`)
}

/** Machines, contract and drawing model use no clock, no randomness and no browser API. */
export function machineProblems(source: Source): string[] {
  if (!/^(machines|contract|pyro)\//.test(source.path)) return []
  const names = references(source).filter(
    ({ name, isCalled, argumentCount }) =>
      impure.test(name) || (isCalled && impureCalls.test(name) && !(name === 'Date' && argumentCount > 0)),
  )
  return names.map(({ name, line }) => `${source.path}:${line} uses ${name}`)
}

type Reference = { name: string; line: number; isCalled: boolean; argumentCount: number }

function references(source: Source): Reference[] {
  return [...nodesOf(source)].flatMap(({ node, parents }) => {
    const isMember = node.type === 'MemberExpression'
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
    const parent = parents.at(-1)
    const isPartOfChain = parent?.type === 'MemberExpression' && isMember
    if ((!isMember && !isCall) || isPartOfChain) return []
    const name = nameOf(isCall ? node['callee'] : node)
    const given = node['arguments']
    const argumentCount = isCall && Array.isArray(given) ? given.filter(isNode).length : 0
    return name ? [{ name, line: lineOf(source, node.start), isCalled: isCall, argumentCount }] : []
  })
}

const raw =
  /dangerouslySetInnerHTML|\bcreateHTML\b|\bcreateScript\b|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/
const policy = /\btrustedTypes\b|\.createPolicy\(/
/** Its policy knows the address of one worker. */
const WITH_POLICY = 'src/services/quick-order/workbook/read-workbook.ts'

/** No file of the app turns text into HTML; server content is drawn as elements. */
export const htmlProblems = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => {
      const code = withoutComments(text)
      return path.startsWith('src/') && (raw.test(code) || (policy.test(code) && path !== WITH_POLICY))
    })
    .map(({ path }) => `${path} makes HTML of text`)

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
