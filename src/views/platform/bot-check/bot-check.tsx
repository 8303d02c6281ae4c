import { botCheckOf } from '#contract/site/bot-check.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './bot-check.css.ts'

const BotCheckFrame = lazyComponent(
  () => import('./bot-check-frame.tsx'),
  (module) => module.BotCheckFrame,
)

/** The bot check of a form, if the shop has one. */
export function BotCheck() {
  if (botCheckOf(useAppSettings()) === null) return null
  return (
    <div className={css.place}>
      <BotCheckFrame />
    </div>
  )
}
