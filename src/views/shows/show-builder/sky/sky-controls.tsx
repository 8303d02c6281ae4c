import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './sky.css.ts'
import { type SkyControlsProps, SkyOptions } from './sky-options.tsx'
import { useDismiss } from './use-dismiss.ts'
import { timeText, timeWords } from './time-text.ts'
import type { Playback } from './use-playback.ts'

/** Play, time and Reduce flashes; the rest opens above them. */
export function SkyControls(props: SkyControlsProps) {
  const { playback } = props
  const { snapshot, actor, clock } = playback
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  useDismiss(isOpen, panel, button, () => setIsOpen(false))
  const { isCalm } = snapshot.context
  const isMoving = snapshot.hasTag('moving')
  return (
    <>
      {isOpen && <SkyOptions {...props} id={panel} />}
      <div className={css.controls}>
        <Button
          tone="primary"
          size="sm"
          icon={<Icon name={isMoving ? 'pause' : 'play'} />}
          onClick={clock.toggle}
        >
          {isMoving ? 'Pause' : 'Play'}
        </Button>
        <SeekBar playback={playback} />
        <span className={css.wideOnly}>
          <Button
            size="sm"
            aria-pressed={isCalm}
            onClick={() => actor.send({ type: 'flashes.choose', isCalm: !isCalm })}
          >
            {`Reduce flashes: ${isCalm ? 'on' : 'off'}`}
          </Button>
        </span>
        <Button
          ref={button}
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Options<span className={hidden}> of the picture</span>
        </Button>
      </div>
    </>
  )
}

const SHOWN_STEP = 100

/** Where the picture stands; renders ten times a second at most. */
function SeekBar({ playback: { clock, plan } }: { readonly playback: Playback }) {
  const at_ms = useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.read() / SHOWN_STEP) * SHOWN_STEP,
    () => 0,
  )
  return (
    <>
      <input
        type="range"
        className={css.seek}
        aria-label="Time of the picture"
        aria-valuetext={`${timeWords(at_ms)} of ${timeWords(plan.length_ms)}`}
        min={0}
        max={Math.max(1, plan.length_ms)}
        step={SHOWN_STEP}
        value={at_ms}
        onChange={({ currentTarget }) => clock.seek(Number(currentTarget.value))}
      />
      <span className={css.time} aria-hidden>
        {timeText(at_ms)}
        <span className={css.wideOnly}> of {timeText(plan.length_ms)}</span>
      </span>
    </>
  )
}
