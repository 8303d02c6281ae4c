interface EmbedParts {
  /** paths of the shared show and of its picture */
  readonly link: string
  readonly picture: string
  readonly name: string
  /** "https://shop.example" */
  readonly origin: string
}

/** HTML that shows the picture of a show on another site, as a link to it: no script, no frame. */
export const embedCode = ({ link, picture, name, origin }: EmbedParts): string =>
  `<a href="${origin}${link}"><img src="${origin}${picture}" alt="${escaped(name)}" width="600" height="315"></a>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
