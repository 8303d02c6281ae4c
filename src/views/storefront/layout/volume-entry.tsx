import { PATHS } from '#contract/content/paths.ts'
import { flagOf } from '#contract/site/settings.ts'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'

/** The link to apply for volume pricing; a setting shows or hides it. */
export function VolumeEntry({ onFollow }: { onFollow?: () => void }) {
  if (!flagOf(useAppSettings(), 'solicit_apply_for_volume')) return null
  return (
    <li>
      <Link to={PATHS.volumeApplication} className={menuEntry} onClick={onFollow}>
        Apply for volume pricing
      </Link>
    </li>
  )
}
