import { counted, formatCount } from '#contract/platform/format-count.ts'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { joinPrintedUpcs } from '#contract/catalogue/printed-upc.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { MAX_LINES } from '#contract/quick-order/lines.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { DropZone } from '#src/ui/form/drop-zone.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useProductSuggestions } from '#src/views/cart/use-product-suggestions.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { FILE_PROBLEMS } from './line-texts.ts'
import * as css from './quick-order.css.ts'
import { type ReadList, readList } from './read-list.ts'
import { SkippedRows } from './skipped-rows.tsx'
import type { QuickOrder } from './use-quick-order.ts'

/** Lines are typed or pasted, or a file is chosen. */
export function WriteLines({ quick }: { readonly quick: QuickOrder }) {
  return (
    <div className={css.write}>
      <Card as="section" className={css.column} aria-labelledby="list-title">
        <h2 id="list-title" className={css.heading}>
          Type or paste
        </h2>
        <AddLine quick={quick} />
        <List quick={quick} />
      </Card>
      <Card as="section" className={css.column} aria-labelledby="file-title">
        <h2 id="file-title" className={css.heading}>
          From a file
        </h2>
        <ChooseFile quick={quick} />
      </Card>
    </div>
  )
}

/** Adds a line to the list, with suggestions. */
function AddLine({ quick: { text, setText } }: { readonly quick: QuickOrder }) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [cases, setCases] = useState(1)
  const suggestionsId = useId()
  const suggestions = useProductSuggestions(code)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    field.current?.focus()
    const written = joinPrintedUpcs(code.trim()).replaceAll(/\s+/g, '')
    if (written === '') return
    setText(`${text.trimEnd()}\n${written} ${cases}\n`.trimStart())
    setCode('')
    setCases(1)
  }
  return (
    <form className={css.line} noValidate onSubmit={submit}>
      <div className={css.code}>
        <TextField
          ref={field}
          label="Model or UPC"
          value={code}
          autoComplete="off"
          list={suggestionsId}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </div>
      <datalist id={suggestionsId}>
        {suggestions.map(({ products_model, products_name }) => (
          <option key={products_model} value={products_model}>
            {products_name}
          </option>
        ))}
      </datalist>
      <QuantityStepper label="Cases of the line" value={cases} onCommit={setCases} />
      <Button type="submit">Add line</Button>
    </form>
  )
}

function List({ quick }: { readonly quick: QuickOrder }) {
  const offline = useOffline()
  const list = readList(quick.text)
  const [isTried, setTried] = useState(false)
  const error = isTried ? errorIn(list) : undefined
  const isReading = quick.snapshot.matches('reading')
  const check = () => {
    setTried(true)
    if (isReading || offline || errorIn(list) !== undefined) return
    quick.check(list)
  }
  return (
    <Form onSubmit={check}>
      <div className={css.column}>
        <TextAreaField
          label="Your list"
          hint='One product per line: model or UPC, then cases, for example "QS1003 4".'
          rows={12}
          spellCheck={false}
          value={quick.text}
          onChange={(event) => quick.setText(event.currentTarget.value)}
          error={error}
        />
        {error !== undefined && <SkippedRows rows={list.skipped} />}
        <div className={css.tools}>
          <output className={css.note}>{countText(list)}</output>
          <Button
            tone="primary"
            type="submit"
            blockedReason={isReading ? 'A file is being read.' : offline}
            reasonHidden
          >
            Check the lines
          </Button>
        </div>
      </div>
    </Form>
  )
}

function countText({ lines, skipped }: ReadList): string {
  const good = counted(lines.length, 'line')
  return skipped.length === 0 ? good : `${good}, ${formatCount(skipped.length)} to be corrected`
}

/** Why nothing of a list is checked; rows without cases hold up none of the others. */
function errorIn({ lines, skipped, isTooLong }: ReadList): string | undefined {
  if (isTooLong) return `At most ${formatCount(MAX_LINES)} lines are checked at once.`
  if (lines.length > 0) return undefined
  return skipped.length === 0
    ? 'Write at least one line.'
    : `Write cases as a whole number from 1 to ${formatCount(MAX_QUANTITY)}.`
}

const ACCEPT =
  '.xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function ChooseFile({ quick }: { readonly quick: QuickOrder }) {
  const { file, fileProblem } = quick.snapshot.context
  const isReading = quick.snapshot.matches('reading')
  return (
    <>
      <p className={css.note}>
        The order form from Downloads with your cases filled in, or any workbook or CSV file with columns for
        model or UPC and cases. It is read on this device and not sent.
      </p>
      {fileProblem !== null && (
        <Notice tone="danger" role="alert" onDismiss={quick.stop}>
          The file {FILE_PROBLEMS[fileProblem]}
        </Notice>
      )}
      <DropZone
        accepted="Excel (.xlsx) or CSV, at most 2 MB"
        onFile={quick.choose}
        actions={
          <FileButton label="File with lines" accept={ACCEPT} onFile={quick.choose}>
            Choose a file
          </FileButton>
        }
      />
      <div className={css.tools}>
        <output className={css.note}>{isReading && `Reading ${file?.name ?? 'the file'}`}</output>
        {isReading && (
          <Button size="sm" onClick={quick.stop}>
            Stop reading
          </Button>
        )}
      </div>
    </>
  )
}
