const NAMESPACE = 'http://www.w3.org/2000/svg'
const TEXTS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const plainText = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => TEXTS[name] ?? '')

/** The elements of a picture, built one by one: the policy of the page allows no markup from strings. */
export function svgElements(markup: string): SVGElement | null {
  let root: SVGElement | null = null
  const open: SVGElement[] = []
  for (const [, close, tag, attributes = '', end, text] of markup.matchAll(
    /<!--[\s\S]*?-->|<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) open.at(-1)?.append(plainText(text))
    else if (close === '/') open.pop()
    else if (tag !== undefined) {
      const element = elementOf(tag, attributes)
      open.at(-1)?.append(element)
      root ??= element
      if (end !== '/') open.push(element)
    }
  }
  return root
}

function elementOf(tag: string, attributes: string): SVGElement {
  const element = document.createElementNS(NAMESPACE, tag)
  // every element of this namespace is one
  if (!(element instanceof SVGElement)) throw new TypeError(`${tag} is no element of a picture`)
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    // the policy of the page allows no attribute of style, but what a script sets
    if (name === 'style') element.style.cssText = plainText(value)
    else if (name !== 'xmlns') element.setAttribute(name, plainText(value))
  }
  return element
}
