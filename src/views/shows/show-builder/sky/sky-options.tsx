import type { Speed } from '#machines/shows/show-playback/show-playback.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { MusicField, type MusicFieldProps } from './music-field.tsx'
import * as css from './sky.css.ts'
import type { Playback } from './use-playback.ts'

const speeds: readonly Speed[] = [0.5, 1, 2]
const STEP_MS = 100

export interface SkyControlsProps {
  readonly playback: Playback
  /** a file of music can be chosen */
  readonly music: Omit<MusicFieldProps, 'playback'> | undefined
  readonly hasRuler: boolean
  readonly onRuler: (hasRuler: boolean) => void
  readonly onFullScreen: () => void
}

/** What is needed less often. */
export function SkyOptions({
  id,
  playback,
  music,
  hasRuler,
  onRuler,
  onFullScreen,
}: SkyControlsProps & { readonly id: string }) {
  const { snapshot, actor, clock } = playback
  const canStep = snapshot.can({ type: 'playback.step', byMs: STEP_MS })
  const step = (byMs: number) => () => actor.send({ type: 'playback.step', byMs })
  return (
    <div id={id} className={css.options} role="group" aria-label="Options of the picture">
      <div className={css.optionRow}>
        <Button size="sm" {...blockedStep(canStep)} onClick={step(-STEP_MS)}>
          0.1 s back
        </Button>
        <Button size="sm" {...blockedStep(canStep)} onClick={step(STEP_MS)}>
          0.1 s on
        </Button>
        <Button size="sm" onClick={onFullScreen}>
          Full screen
        </Button>
      </div>
      <div className={css.optionRow} role="group" aria-label="Speed">
        {speeds.map((speed) => (
          <Button
            key={speed}
            size="sm"
            aria-pressed={snapshot.context.speed === speed}
            tone={snapshot.context.speed === speed ? 'primary' : 'secondary'}
            onClick={() => actor.send({ type: 'speed.choose', speed, at_ms: clock.read() })}
          >
            {`${speed}×`}
          </Button>
        ))}
      </div>
      <span className={css.narrowOnly}>
        <Switch
          label="Reduce flashes"
          checked={snapshot.context.isCalm}
          onChange={(isCalm) => actor.send({ type: 'flashes.choose', isCalm })}
        />
      </span>
      <Switch label="Height ruler" checked={hasRuler} onChange={onRuler} />
      {music && <MusicField playback={playback} {...music} />}
    </div>
  )
}

const blockedStep = (canStep: boolean) =>
  canStep ? {} : { blockedReason: 'Pause the picture first.', reasonHidden: true }
