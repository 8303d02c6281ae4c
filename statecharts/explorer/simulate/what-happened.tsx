import { useEffect, useRef } from 'react'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { Effects } from '#statecharts/explorer/parts/transition-card.tsx'
import { leavesNow, type Moment } from './simulation.ts'
import * as own from './simulate.css.ts'

interface WhatHappenedProps {
  readonly machine: MachineData
  readonly moments: readonly Moment[]
  readonly go: (at: number) => void
}

/** Every step with what it did; a press goes back to it. */
export function WhatHappened({ machine, moments, go }: WhatHappenedProps) {
  const list = useRef<HTMLOListElement>(null)
  // the last step is in sight
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  })
  return (
    <>
      <h2>What happened</h2>
      <ol ref={list} className={`${css.steps} ${own.happened}`} aria-label="What happened">
        {moments.map((moment, at) => (
          // a step has no identity but its number
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <button
              type="button"
              className={css.step}
              title={moment.text}
              aria-current={at === moments.length - 1 ? 'step' : undefined}
              onClick={() => go(at)}
            >
              <span className={css.cause}>{moment.brief}</span>{' '}
              <span className={css.minor}>{leavesNow(moment.state).join(', ')}</span>
            </button>
            <Done {...{ machine, moment }} />
          </li>
        ))}
      </ol>
    </>
  )
}

const Done = ({ machine, moment }: { readonly machine: MachineData; readonly moment: Moment }) => (
  <>
    <Effects machine={machine} actions={[...new Set(moment.actions)]} />
    {moment.starts.length > 0 && (
      <p className={css.minor}>
        Starts <span className={css.code}>{moment.starts.join(', ')}</span>
      </p>
    )}
  </>
)
