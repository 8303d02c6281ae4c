import { useState } from 'react'
import type { ShowSource } from '#machines/shows/show-builder/show-builder.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useCart } from '#src/views/platform/hooks/use-cart.ts'
import * as css from './list.css.ts'
import { OrderDialog } from './order-dialog.tsx'
import type { ShowList } from './use-show-list.ts'

const FIRST_NAME = 'My show'

/** The ways to a new show, the fastest first. */
export function NewShow({ list }: { readonly list: ShowList }) {
  const { count } = useCart()
  const [isImporting, setImporting] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <ul className={css.starts}>
        <Start title="Propose a show" onStart={list.propose}>
          Say what it may cost and how long it is. You get three plans of whole cases, with every device
          placed.
        </Start>
        <Start title="Empty show" onStart={() => list.create(FIRST_NAME)}>
          Place each cue yourself on the timeline.
        </Start>
        {count > 0 && (
          <Start title="From my cart" onStart={() => list.take({ kind: 'cart' })}>
            Everything in your cart that can be lit, ready to be placed.
          </Start>
        )}
        {list.hasAccount && (
          <Start title="From an order or a saved cart" onStart={() => setChoosing(true)}>
            What you have bought or put aside, ready to be placed.
          </Start>
        )}
        <Start title="From a link or a file" onStart={() => setImporting(true)}>
          A shared show, or a firing list in CSV.
        </Start>
      </ul>
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} onTake={list.take} />
      {isChoosing && <OrderDialog onClose={() => setChoosing(false)} onTake={list.take} />}
    </>
  )
}

interface StartProps {
  readonly title: string
  readonly onStart: () => void
  readonly children: string
}

function Start({ title, onStart, children }: StartProps) {
  return (
    <li>
      <button type="button" className={css.startButton} onClick={onStart}>
        <span className={css.startTitle}>{title}</span>
        <span className={css.note}>{children}</span>
      </button>
    </li>
  )
}

/** A firing list of 1,000 cues has less. */
const MAX_FILE_BYTES = 500_000

interface ImportDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onTake: (source: ShowSource) => void
}

function ImportDialog({ isOpen, onClose, onTake }: ImportDialogProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > MAX_FILE_BYTES) return setProblem('This file is too large for a firing list.')
    const content = await file.text()
    onClose()
    return onTake({ kind: 'file', text: content })
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="A show from a link or a file"
      footer={
        <>
          <FileButton label="Firing list" accept=".csv,text/csv" onFile={(file) => void read(file)}>
            Choose a CSV file
          </FileButton>
          <Button
            tone="primary"
            onClick={() => {
              if (text.trim() === '') return setProblem('Paste a link, or choose a file.')
              onClose()
              return onTake({ kind: 'code', text: text.trim() })
            }}
          >
            Make a show
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Link of a show"
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(undefined)
          setText(currentTarget.value)
        }}
      />
    </Dialog>
  )
}
