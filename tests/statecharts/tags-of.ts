interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** The elements of a document in the order in which they open; one that is not well-formed is refused. */
export function tagsOf(xml: string): readonly Tag[] {
  const bare = xml.replaceAll(/<\?[^]*?\?>|<!--[^]*?-->/g, '')
  const tags: Tag[] = []
  const open: string[] = []
  for (const [whole, closes, name = '', inside = '', isEmpty] of bare.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closes) {
      if (open.pop() !== name) throw new Error(`${whole} closes what is not open`)
      continue
    }
    tags.push({ name, attributes: attributesIn(inside) })
    if (!isEmpty) open.push(name)
  }
  const text = bare.replaceAll(/<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, '')
  if (open.length > 0 || /<|&(?!amp;|lt;|gt;|quot;)/.test(text))
    throw new Error(`not well-formed: ${open.join(' ')}`)
  return tags
}

function attributesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  )
}
