/** A group of products of one class, for which there is one safety data sheet. */
export interface SafetySheet {
  /** name of the file without its ending */
  readonly name: string
  readonly title: string
  readonly products: string
  readonly use: string
  /** signal word and hazard statements */
  readonly hazard: string
  readonly prevention: string
  /** kinds of substances with their share */
  readonly composition: readonly (readonly [substance: string, share: string])[]
  readonly firstAid: string
  readonly fire: string
  readonly spill: string
  readonly storage: string
  readonly protection: string
  readonly appearance: string
  readonly stability: string
  readonly toxicology: string
  readonly ecology: string
  readonly disposal: string
  /** proper shipping names */
  readonly transport: readonly (readonly [name: string, un: string, division: string])[]
  readonly rules: string
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** The storefront whose sheet it is. */
export interface Supplier {
  readonly name: string
  readonly address: string
  readonly phone: string
}

const supplierText = ({ name, address, phone }: Supplier): string => `
**Supplier:** ${[name, address].filter(Boolean).join(', ')}
${phone === '' ? '' : `\n**Phone:** ${phone}, in office hours\n`}
**In an emergency:** call 911. For goods on the road, call the number on the shipping papers.`

/** The 16 sections as Markdown. */
export const sheetMarkdown = (sheet: SafetySheet, supplier: Supplier): string =>
  [
    ['Identification', `**Products:** ${sheet.products}\n\n**Use:** ${sheet.use}\n${supplierText(supplier)}`],
    ['Hazard identification', `${sheet.hazard}\n\n${sheet.prevention}`],
    [
      'Composition',
      `The goods are finished articles. Under normal conditions nobody touches the composition.\n\n${table(['Substance', 'Share of the composition'], sheet.composition)}`,
    ],
    ['First aid', sheet.firstAid],
    ['Fire fighting', sheet.fire],
    ['Accidental release', sheet.spill],
    ['Handling and storage', sheet.storage],
    ['Exposure controls and personal protection', sheet.protection],
    ['Physical and chemical properties', sheet.appearance],
    ['Stability and reactivity', sheet.stability],
    ['Toxicological information', sheet.toxicology],
    ['Ecological information', sheet.ecology],
    ['Disposal', sheet.disposal],
    ['Transport', table(['Proper shipping name', 'UN number', 'Division'], sheet.transport)],
    ['Regulations', sheet.rules],
    [
      'Other information',
      'This sheet covers a group of products. The label and the marking on the carton have the last word. The text is written from the data of the makers and from general knowledge of the class; it is no guarantee of properties.',
    ],
  ]
    .map(([title, text], index) => `## ${index + 1}. ${title}\n\n${text}`)
    .join('\n\n')
