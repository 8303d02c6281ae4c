import { footerOf } from './footer.ts'
import type { Block, MailContent, Sender } from './content.ts'

export const toText = ({ heading, blocks }: MailContent, sender: Sender): string =>
  [heading, ...blocks.map(blockText), `-- \n${footerOf(sender).join('\n')}`].join('\n\n').concat('\n')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'facts':
    case 'totals':
      return block.rows.map(([label, value]) => `${label}: ${[value].flat().join(', ')}`).join('\n')
    case 'lines':
      return [
        `${block.title}:`,
        ...block.lines.map(
          ({ name, note, amount }) => `- ${name} (${note})${amount === '' ? '' : `: ${amount}`}`,
        ),
      ].join('\n')
    case 'link':
    case 'quietLink':
      return `${block.label}: ${block.href}`
    default:
      return block satisfies never
  }
}
