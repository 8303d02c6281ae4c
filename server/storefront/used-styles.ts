/** The rules of a style sheet that can match in a document with these classes, in their order. */
export type UsedStyles = (classes: ReadonlySet<string>, brand: string) => string

type Rule =
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'other'; readonly text: string }

interface Selector {
  readonly text: string
  /** that an element and its ancestors must have */
  readonly classes: readonly string[]
  /** of the storefront, where the selector names one */
  readonly brand: string | undefined
}

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs
const GROUP = /^@(?:layer|media|supports|container|starting-style)\b/

/** Reads a sheet once, as a bundler writes it: without comments and nested rules. */
export function usedStyles(css: string): UsedStyles {
  const rules = rulesIn(css)
  return (classes, brand) =>
    write(
      rules,
      (selector) =>
        (selector.brand ?? brand) === brand && selector.classes.every((name) => classes.has(name)),
    )
}

/** Every class in the attributes of a document. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

function write(rules: readonly Rule[], isUsed: (selector: Selector) => boolean): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'other') return rule.text
      if (rule.kind === 'group') {
        const inside = write(rule.rules, isUsed)
        return inside === '' ? '' : `${rule.prelude}{${inside}}`
      }
      const used = rule.selectors.filter(isUsed)
      return used.length === 0 ? '' : `${used.map(({ text }) => text).join(',')}{${rule.body}}`
    })
    .join('')
}

function rulesIn(css: string): readonly Rule[] {
  const rules: Rule[] = []
  for (let from = 0; from < css.length; ) {
    const open = endOf(css, from, '{;')
    const prelude = css.slice(from, open).trim()
    if (css[open] !== '{') {
      if (prelude !== '') rules.push({ kind: 'other', text: `${prelude};` })
      from = open + 1
      continue
    }
    const close = closing(css, open)
    rules.push(ruleOf(prelude, css.slice(open + 1, close)))
    from = close + 1
  }
  return rules
}

function ruleOf(prelude: string, body: string): Rule {
  if (GROUP.test(prelude)) return { kind: 'group', prelude, rules: rulesIn(body) }
  if (prelude.startsWith('@')) return { kind: 'other', text: `${prelude}{${body}}` }
  return { kind: 'style', selectors: splitList(prelude).map(selectorOf), body }
}

function selectorOf(text: string): Selector {
  // what they contain need not match, or matches elements that come later
  let plain = text.replaceAll(STRING, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, '')
  }
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  return { text, classes, brand: /\[data-brand="?(\w+)/.exec(text)?.[1] }
}

/** The index of the first of `ends` outside of strings and parentheses, or of the end. */
function endOf(css: string, from: number, ends: string): number {
  for (let at = from, depth = 0; at < css.length; at++) {
    const character = css[at] ?? ''
    if (character === '"' || character === "'") at = endOfString(css, at)
    else if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth === 0 && ends.includes(character)) return at
  }
  return css.length
}

function endOfString(css: string, at: number): number {
  STRING.lastIndex = at
  const [string] = STRING.exec(css) ?? []
  return string === undefined ? css.length : at + string.length - 1
}

function closing(css: string, open: number): number {
  let at = open
  for (let depth = 1; depth > 0; ) {
    at = endOf(css, at + 1, '{}')
    if (at === css.length) throw new Error('a block of the style sheet is not closed')
    depth += css[at] === '{' ? 1 : -1
  }
  return at
}

function splitList(list: string): readonly string[] {
  const parts: string[] = []
  for (let from = 0; from <= list.length; ) {
    const end = endOf(list, from, ',')
    parts.push(list.slice(from, end))
    from = end + 1
  }
  return parts
}
