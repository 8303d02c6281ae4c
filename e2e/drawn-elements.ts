/** Each element in document order: its depth, name and attributes. */
export type DrawnElements = readonly string[]

/** What differs, with the elements of both sides. */
export function differences(server: DrawnElements, app: DrawnElements): readonly string[] {
  const longest = Math.max(server.length, app.length)
  const places = Array.from({ length: longest }, (_, place) => place)
  const differing = places.filter((place) => server[place] !== app[place])
  // after a missing element all others differ
  return differing.slice(0, 5).map((place) => `${server[place]} by the server, ${app[place]} by the app`)
}

/** Runs in the page before its first script: keeps what the app has drawn until an answer or late script adds to it. */
export function keepDrawn(): void {
  document.addEventListener('taken-over', () =>
    Reflect.set(globalThis, 'drawnByApp', document.getElementById('root')?.cloneNode(true)),
  )
}

/** Runs in the page: the elements of the document of the server, and those that the app has drawn. */
export function readElements(html: string): { server: string[]; app: string[] } {
  const elementsOf = (root: Element | null): string[] => {
    const ids = new Map<string, string>()
    // ids made by React differ between the two
    const plain = (value: string) =>
      value.replaceAll(/_[rR]_\w*?_/g, (id) => {
        const known = ids.get(id) ?? `id${ids.size}`
        ids.set(id, known)
        return known
      })
    const depthOf = (element: Element): number =>
      element === root || element.parentElement === null ? 0 : 1 + depthOf(element.parentElement)
    return [...(root?.querySelectorAll('*') ?? [])].map((element) => {
      const attributes = [...element.attributes]
        // React sets the property of the chosen option; effects set styles, which the policy forbids in documents
        .filter(({ name }) => name !== 'style' && !(name === 'selected' && element.tagName === 'OPTION'))
        .map(({ name, value }) => `${name}="${plain(value)}"`)
        .toSorted()
      return [depthOf(element), element.tagName, ...attributes].join(' ')
    })
  }
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return {
    server: elementsOf(parsed.getElementById('root')),
    app: elementsOf(Reflect.get(globalThis, 'drawnByApp')),
  }
}

/**
 * Runs in the page: the elements that look otherwise once the whole sheet is added.
 * @param without how many of the last rules that style an element at every width are deleted before
 */
export async function readChangedByWholeSheet(without: number): Promise<string[]> {
  const used = document.getElementById('used-styles') as HTMLStyleElement
  const rules = [...(used.sheet?.cssRules ?? [])]
  const styling = rules.filter(
    (rule) => rule instanceof CSSStyleRule && document.querySelector(rule.selectorText) !== null,
  )
  for (const rule of styling.slice(styling.length - without).toReversed())
    used.sheet?.deleteRule(rules.indexOf(rule))
  // one of those with the same names and classes up to the grandparent
  const namesOf = (element: Element | null | undefined) => `${element?.tagName}.${element?.className}`
  const kinds = new Map(
    [...document.querySelectorAll('*')].map((element) => {
      const { parentElement: parent } = element
      return [[element, parent, parent?.parentElement].map(namesOf).join(), element]
    }),
  )
  const elements = [...kinds.values()]
  const lookOf = (element: Element, part: string) => {
    const style = getComputedStyle(element, part)
    return part !== '' && style.content === 'none'
      ? ''
      : Array.from(style, (property) => style.getPropertyValue(property)).join(';')
  }
  const looks = () =>
    elements.map((element) => ['', '::before', '::after'].map((part) => lookOf(element, part)).join(';'))
  let before = looks()
  // in its first frames the browser finds out which parts it skips, and measures the others
  for (let last = ''; last !== before.join(); before = looks()) {
    last = before.join()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  const href = document.getElementById('scripts')?.dataset['sheet'] ?? ''
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  used.after(link)
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  const after = looks()
  return elements
    .filter((_, at) => before[at] !== after[at])
    .map(({ tagName, className }) => `${tagName}.${className}`)
}
