import { toCobraCsv } from '#pyro/show/cobra-csv.ts'
import { toFiringCsv } from '#pyro/show/firing-csv.ts'
import { firingList } from '#pyro/show/firing-list.ts'
import type { ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import type { MenuAction } from './toolbar.tsx'

/** Files of the show, headed by its dangers. */
export function fileActions(
  { doc, products }: ShownShow,
  dangers: readonly string[],
  announce: (text: string) => void,
): readonly MenuAction[] {
  const rows = () => firingList(doc, products)
  return [
    {
      label: 'Firing list as CSV',
      act: () => downloadText(toFiringCsv(rows(), dangers, doc), `${fileName(doc.name)}.csv`),
    },
    {
      label: 'Script for COBRA',
      act: () => {
        const script = toCobraCsv(doc.name, rows(), dangers)
        if (script === null) announce('This show has more cues than a COBRA remote can address')
        else downloadText(script, 'cobra.csv')
      },
    },
  ]
}

/** "County Fair: Finale!" → "county-fair-finale" */
export const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'show'

function downloadText(text: string, download: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href, download }).click()
  URL.revokeObjectURL(href)
}
