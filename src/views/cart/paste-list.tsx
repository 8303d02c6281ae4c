import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import * as css from './quick-add.css.ts'
import { MOST_LINES } from './read-list.ts'
import { type PastedList, usePastedList } from './use-pasted-list.ts'

/** Adds a pasted list of models and quantities, with a preview. */
export function PasteList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const list = usePastedList()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Paste a list"
      width="wide"
      footer={
        list.checked === null ? <WriteActions list={list} /> : <AddActions list={list} onClose={onClose} />
      }
    >
      {list.checked === null ? <Write list={list} /> : <Preview list={list} checked={list.checked} />}
    </Dialog>
  )
}

function Write({ list }: { list: PastedList }) {
  return (
    <div className={css.stack}>
      <TextAreaField
        label="Models or UPCs with quantities"
        hint={`One product per line, for example "QS1003 4". At most ${MOST_LINES} lines; duplicates are added up.`}
        rows={10}
        data-autofocus
        spellCheck={false}
        value={list.text}
        disabled={list.progress !== null}
        onChange={(event) => list.write(event.currentTarget.value)}
      />
      <ChooseFile list={list} />
      {list.isTooLong && (
        <Notice tone="warn" role="status">
          Only the first {MOST_LINES} lines are read. Paste the others afterwards.
        </Notice>
      )}
    </div>
  )
}

/** Far above 200 lines of models. */
const MOST_BYTES = 100_000

function ChooseFile({ list }: { list: PastedList }) {
  const [error, setError] = useState('')
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > MOST_BYTES)
      return setError(`${file.name} is too large for a list of ${MOST_LINES} lines.`)
    setError('')
    list.write(await file.text())
  }
  return (
    <TextField
      label="Or choose a CSV file"
      hint="Two columns: model or UPC, and cases."
      optional
      type="file"
      accept=".csv,.txt,text/csv,text/plain"
      disabled={list.progress !== null}
      onChange={(event) => void read(event.currentTarget.files?.[0])}
      {...(error === '' ? {} : { error })}
    />
  )
}

function WriteActions({ list }: { list: PastedList }) {
  const offline = useOffline()
  const isChecking = list.progress !== null
  return (
    <>
      <output className={css.note}>
        {isChecking ? `Checked ${list.progress} of ${list.count}` : `${list.count} products`}
      </output>
      <Button
        tone="primary"
        busy={isChecking}
        blockedReason={list.count === 0 ? 'Paste at least one line.' : offline}
        reasonHidden
        onClick={() => void list.check()}
      >
        Check the list
      </Button>
    </>
  )
}

function Preview({ list, checked }: { list: PastedList; checked: NonNullable<PastedList['checked']> }) {
  return (
    <Table caption="Lines of the list" captionHidden>
      <thead>
        <tr>
          <HeadCell>Line</HeadCell>
          <HeadCell>Product</HeadCell>
          <HeadCell numeric>Cases</HeadCell>
          <HeadCell>Status</HeadCell>
        </tr>
      </thead>
      <tbody>
        {checked.map((line) => (
          <tr key={line.code}>
            <Cell>
              <span className={css.code}>{line.code}</span>
            </Cell>
            <Cell>{line.product?.products_name ?? '–'}</Cell>
            <Cell numeric>{line.quantity ?? '–'}</Cell>
            <Cell>
              <span className={list.isFine(line) ? css.ready : css.error}>{list.statusOf(line)}</span>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function AddActions({ list, onClose }: { list: PastedList; onClose: () => void }) {
  const offline = useOffline()
  const count = list.ready.length
  const all = list.checked?.length ?? 0
  if (count === 0 && list.addedCount > 0) {
    const close = () => {
      list.startAgain()
      onClose()
    }
    return (
      <>
        <output className={css.note}>{list.addedCount} lines are in your cart.</output>
        <Button tone="primary" onClick={close}>
          Done
        </Button>
      </>
    )
  }
  return (
    <>
      <Button onClick={list.edit}>Back to the list</Button>
      <Button
        tone="primary"
        busy={list.isAdding}
        blockedReason={count === 0 ? 'No line can be added.' : offline}
        reasonHidden={count > 0}
        onClick={list.addAll}
      >
        Add {count} of {all} lines
      </Button>
    </>
  )
}
