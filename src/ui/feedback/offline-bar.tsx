import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './offline-bar.css.ts'

export interface OfflineBarProps {
  /** `back` is shown for three seconds after reconnecting; `online` renders nothing. */
  state: 'online' | 'offline' | 'back'
}

export function OfflineBar({ state }: OfflineBarProps) {
  return (
    <output>
      {state !== 'online' && (
        <span className={`${css.bar} ${css.state[state]}`}>
          <Icon name={state === 'offline' ? 'wifiOff' : 'wifi'} />
          {state === 'offline'
            ? 'You are offline. Browsing what is already loaded; cart changes are paused.'
            : 'Back online'}
        </span>
      )}
    </output>
  )
}
