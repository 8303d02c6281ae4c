import { useLayoutEffect, useRef } from 'react'
import { chartMarkup, layoutFor, NEAR, sizeOf } from '#statecharts/explorer/chart/chart-markup.ts'
import { insertPicture } from '#statecharts/explorer/chart/picture-host.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData, MessageData } from '#statecharts/explorer/explorer.types.ts'
import { StateView } from '#statecharts/explorer/views/state-view.tsx'
import * as own from './print.css.ts'

interface PrintedMachineProps {
  readonly machine: MachineData
  readonly messages: readonly MessageData[]
  /** as in the address */
  readonly fold: string | undefined
}

/** On paper: the chart on one sheet, folded as it is shown, then the view of every state. */
export function PrintedMachine({ machine, messages, fold = '' }: PrintedMachineProps) {
  const folded = fold === '' || fold === NEAR ? [] : fold.split(',')
  const markup = chartMarkup(machine, layoutFor(machine, folded), null)
  const { width, height } = sizeOf(markup)
  return (
    <article className={own.printed}>
      <section className={width >= height ? own.wideSheet : own.tallSheet}>
        <h1>{machine.title}</h1>
        <p>{machine.purpose}</p>
        <p className={css.minor}>
          Chart version <span className={css.code}>{machine.version}</span>
        </p>
        <Picture markup={markup} />
      </section>
      <div className={own.states}>
        {machine.states.map((state) => (
          <section key={state.path} className={own.state}>
            <h2 className={own.heading}>{state.path || `All of ${machine.title}`}</h2>
            <StateView {...{ machine, state, messages }} isPrinted />
          </section>
        ))}
      </div>
    </article>
  )
}

function Picture({ markup }: { readonly markup: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => insertPicture(host.current, markup), [markup])
  return <div ref={host} aria-hidden="true" />
}
