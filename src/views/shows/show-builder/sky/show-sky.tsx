import { useRef, useState, useSyncExternalStore } from 'react'
import { pictureOf } from '#machines/shows/show-playback/show-playback.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { captionAt } from './caption.ts'
import { HeightRuler } from './height-ruler.tsx'
import * as css from './sky.css.ts'
import { SkyControls } from './sky-controls.tsx'
import type { SkyControlsProps } from './sky-options.tsx'
import { Storyboard } from './storyboard.tsx'
import type { Playback } from './use-playback.ts'

export interface ShowSkyProps {
  readonly playback: Playback
  readonly music?: SkyControlsProps['music']
}

/** The picture of a show from the crowd, with its controls. */
export function ShowSky({ playback, music }: ShowSkyProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [hasRuler, setHasRuler] = useState(false)
  const picture = pictureOf(playback.snapshot)
  return (
    <div ref={frame} className={css.frame} role="group" aria-label="Picture of the show">
      <div className={css.stage}>
        <div className={css.picture}>
          <Canvas playback={playback} />
          {hasRuler && <HeightRuler plan={playback.plan} />}
          {picture === 'preparing' && <p className={css.message}>Getting the picture ready…</p>}
          {picture === 'unavailable' && <Unavailable playback={playback} />}
          {picture !== 'unavailable' && (
            <SkyControls
              playback={playback}
              music={music}
              hasRuler={hasRuler}
              onRuler={setHasRuler}
              onFullScreen={() => void toggleFullScreen(frame.current)}
            />
          )}
        </div>
        {picture === 'storyboard' && <Storyboard playback={playback} />}
      </div>
    </div>
  )
}

/** The screen puts its canvas here. */
function Canvas({ playback }: { readonly playback: Playback }) {
  const { clock, screen, plan } = playback
  const { attach } = screen
  const caption = useSyncExternalStore(
    clock.subscribe,
    () => captionAt(playback, clock.read()),
    () => '',
  )
  const text = plan.flights.length === 0 ? 'Night sky, nothing is fired yet' : caption
  return <div ref={attach} role="img" aria-label={text} className={css.host} />
}

function Unavailable({ playback: { actor } }: { readonly playback: Playback }) {
  return (
    <div className={css.message}>
      <p>This browser cannot draw the picture. The list of cues says what happens when.</p>
      <Button onClick={() => actor.send({ type: 'playback.retry' })}>Try again</Button>
    </div>
  )
}

async function toggleFullScreen(frame: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  // phones that do not allow it keep the picture where it is
  await frame?.requestFullscreen?.().catch(() => undefined)
}
