import { counted } from '#contract/platform/format-count.ts'
/** "Case of 4" of the packaging 4/1, "Case of 12 × 6" of 12/6: the one form in which a case is told to shoppers. */
export const caseText = (packaging: string): string => `Case of ${contentOf(packaging)}`

/** "2 cases of 4" */
export const casesText = (quantity: number, packaging: string): string =>
  `${counted(quantity, 'case')} of ${contentOf(packaging)}`

function contentOf(packaging: string): string {
  const [packs = '1', ...pieces] = packaging.split('/').filter((part) => part !== '')
  return [packs, ...pieces.filter((part) => part !== '1')].join(' × ')
}
