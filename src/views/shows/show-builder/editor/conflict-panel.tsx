import { counted } from '#contract/platform/format-count.ts'
import { useSelector } from '@xstate/react'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { keepingOf } from '#machines/shows/show-editor/show-editor.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { ShowEditorActor } from '#src/views/shows/show-builder/show-editing.types.ts'
import { type ShowDifference, showDifferences } from './show-differences.ts'
import * as css from './conflict.css.ts'

export interface ConflictPanelProps {
  readonly editor: ShowEditorActor
  readonly nameOf: (productsId: number) => string
  readonly createId: () => string
  /** both versions are kept: mine has become the show `id` */
  readonly onKeepBoth: (id: string) => void
}

/** Asks which version holds where two devices have changed the same. */
export function ConflictPanel({ editor, nameOf, createId, onKeepBoth }: ConflictPanelProps) {
  const isConflicted = useSelector(editor, (snapshot) => keepingOf(snapshot) === 'conflicted')
  const { base, doc, theirs } = useSelector(editor, ({ context }) => context)
  const differences =
    isConflicted && theirs !== null ? showDifferences(base ?? theirs.doc, doc, theirs.doc, nameOf) : []
  const keepBoth = () => {
    const id = createId()
    editor.send({ type: 'conflict.keepBoth', id })
    onKeepBoth(id)
  }
  return (
    <Dialog
      open={isConflicted}
      onClose={() => undefined}
      dismissible={false}
      width="wide"
      title="Two versions of this show"
      footer={
        <>
          <Button onClick={keepBoth}>Keep both as two shows</Button>
          <Button onClick={() => editor.send({ type: 'conflict.takeTheirs' })}>Take the other version</Button>
          <Button tone="primary" onClick={() => editor.send({ type: 'conflict.takeMine' })}>
            Take this version
          </Button>
        </>
      }
    >
      <p>
        Another device changed this show meanwhile. Everything that only one of them changed is kept; choose
        for {counted(differences.length, 'value')} that both changed.
      </p>
      {theirs !== null && <Sizes mine={doc} theirs={theirs.doc} />}
      <Differences differences={differences} />
    </Dialog>
  )
}

function Sizes({ mine, theirs }: { readonly mine: ShowDoc; readonly theirs: ShowDoc }) {
  return (
    <p className={css.muted}>
      This version: {mine.name}, {counted(mine.cues.length, 'cue')}. Other version: {theirs.name},{' '}
      {counted(theirs.cues.length, 'cue')}.
    </p>
  )
}

/** More are counted only. */
const LISTED = 20

function Differences({ differences }: { readonly differences: readonly ShowDifference[] }) {
  return (
    <table className={css.differences}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">This version</th>
          <th scope="col">Other version</th>
        </tr>
      </thead>
      <tbody>
        {differences.slice(0, LISTED).map(({ key, what, mine, theirs }) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
        {differences.length > LISTED && (
          <tr>
            <td colSpan={3}>and {counted(differences.length - LISTED, 'more value')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
