import { useId } from 'react'
import * as css from '#statecharts/explorer/explorer.css.ts'
import { hiddenText, shownAbove, type TransitionUse } from './figures.ts'
import { useFlowSource } from './flow-source.tsx'

/** Hides rare lines, and says what it hides. */
export function RareSlider({ uses }: { readonly uses: readonly TransitionUse[] }) {
  const { percent, change } = useFlowSource()
  const slider = useId()
  return (
    <span className={css.buttons}>
      <label htmlFor={slider}>Hide what is below this share of the busiest</label>
      <input
        id={slider}
        type="range"
        min={0}
        max={50}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={(event) => change({ percent: Number(event.target.value) })}
      />
      <output htmlFor={slider}>
        {percent} %: {hiddenText(shownAbove(uses, percent))}
      </output>
    </span>
  )
}
