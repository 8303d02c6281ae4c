import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'
import type { quickOrderMachine } from '#machines/quick-order/quick-order.machine.ts'
import type { SkippedRow } from '#machines/quick-order/quick-order.types.ts'
import { useUnloadWarning } from '#src/views/platform/hooks/use-unload-warning.ts'
import { listText, type ReadList, readList } from './read-list.ts'

export type QuickOrderActor = ActorRefFrom<typeof quickOrderMachine>

export interface QuickOrderParts {
  readonly order: QuickOrderActor
  /** holds the bytes of a file, which are in no context */
  readonly hold: (file: File) => ChosenFile
  /** keeps what is typed; null: the lines are those of an order, a cart or a template */
  readonly draft: QuickOrderDraft | null
}

/** The list of a customer, as kept on this device. */
export interface QuickOrderDraft {
  readonly read: () => string
  readonly write: (text: string) => void
}

/** The lines of one source, from writing them to the answer. */
export function useQuickOrder({ order, hold, draft }: QuickOrderParts) {
  const snapshot = useSelector(order, (each) => each)
  const [text, show] = useState(() => draft?.read() ?? '')
  const setText = (next: string) => {
    show(next)
    draft?.write(next)
  }
  const { written, skipped, reviewed } = snapshot.context
  const isAdded = snapshot.matches('added') || snapshot.matches('partlyAdded')
  const rest = rowsText(skipped)
  useEffect(() => {
    if (isAdded) draft?.write(rest)
  }, [isAdded, draft, rest])
  useUnloadWarning(snapshot.matches('adding') || snapshot.matches('unconfirmed'))
  const write = (next: string) => {
    setText(next)
    order.send({ type: 'lines.write' })
  }
  return {
    order,
    snapshot,
    text,
    setText,
    check: ({ lines, skipped: left }: ReadList) => order.send({ type: 'lines.check', lines, skipped: left }),
    checkAgain: () => order.send({ type: 'lines.checkAgain' }),
    choose: (file: File | undefined) => {
      if (file) order.send({ type: 'file.chosen', file: hold(file) })
    },
    /** back to what was written, which for lines of a file, an order, a cart or a template is the lines themselves */
    change: () => {
      const lines = listText(written.length > 0 ? written : reviewed)
      const isAsTyped = listText(readList(text).lines) === lines
      write(isAsTyped ? text : `${rowsText(skipped)}${lines}`)
    },
    /** with the rows that had to be left out */
    startAgain: () => write(rest),
    /** back to writing, with the text as it is */
    stop: () => order.send({ type: 'lines.write' }),
    add: () => order.send({ type: 'lines.add', request_id: crypto.randomUUID() }),
    addAgain: () => order.send({ type: 'lines.addAgain' }),
  }
}

const rowsText = (rows: readonly SkippedRow[]): string => rows.map(({ text }) => `${text}\n`).join('')

export type QuickOrder = ReturnType<typeof useQuickOrder>
