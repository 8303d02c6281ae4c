import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Button } from '#src/ui/action/button.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { fileContents, type SavedKind, SAVED_KINDS } from './file-contents.ts'
import { pngOf, save } from './save-file.ts'
import type { SavedView } from './saved-picture.ts'

interface DownloadsProps {
  readonly machine: MachineData
  readonly view: SavedView
}

/** Saves the chart as a file, or prints it. */
export const Downloads = ({ machine, view }: DownloadsProps) => (
  <details className={css.downloads}>
    <summary className={buttonStyle({ tone: 'outline', size: 'sm' })}>Save or print</summary>
    <p className={css.buttons}>
      {SAVED_KINDS.map((kind) => (
        <Button
          key={kind}
          tone="outline"
          size="sm"
          onClick={() => {
            // what fails leaves no file, and the browser says so
            void saveAs(kind, machine, view)
          }}
        >
          {kind}
        </Button>
      ))}
      <Button tone="outline" size="sm" onClick={() => print()}>
        Print
      </Button>
    </p>
  </details>
)

async function saveAs(kind: SavedKind, machine: MachineData, view: SavedView): Promise<void> {
  const { type, extension, text } = fileContents[kind](machine, view)
  const isPicture = kind === 'SVG' || kind === 'PNG'
  const content = new Blob([text], { type })
  save(`${isPicture ? view.name : machine.id}.${extension}`, kind === 'PNG' ? await pngOf(content) : content)
}
