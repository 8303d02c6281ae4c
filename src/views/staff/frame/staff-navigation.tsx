import { PATHS } from '#contract/content/paths.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { staffPath } from '#src/views/staff/use-staff-location.ts'
import * as css from './staff-frame.css.ts'
import { openScreens, type Screen, SCREEN_FACTS } from './staff-screens.ts'

export interface StaffNavigationProps {
  rights: readonly StaffRight[]
  screen: Screen | null
  /** a link was chosen */
  onChoose?: () => void
}

/** The screens that the rights of a member of staff open, by area. */
export function StaffNavigation({ rights, screen, onChoose }: StaffNavigationProps) {
  const open = openScreens(rights)
  const mayReadCharts = rights.includes('charts')
  const areas = [
    ...new Set([...open.map((each) => SCREEN_FACTS[each].area), ...(mayReadCharts ? ['Shop'] : [])]),
  ]
  return (
    <nav aria-label="Staff desk">
      <ul className={css.areas}>
        {areas.map((area) => (
          <li key={area}>
            {!IS_A_SCREEN.has(area) && <p className={css.area}>{area}</p>}
            <ul aria-label={IS_A_SCREEN.has(area) ? undefined : area}>
              {open
                .filter((each) => SCREEN_FACTS[each].area === area)
                .map((each) => (
                  <li key={each}>
                    <Link
                      to={staffPath({ screen: each })}
                      className={css.navLink}
                      aria-current={each === screen ? 'page' : undefined}
                      onClick={onChoose}
                    >
                      {SCREEN_FACTS[each].name}
                    </Link>
                  </li>
                ))}
              {area === 'Shop' && mayReadCharts && (
                <li>
                  {/* a page of its own, not of the app */}
                  <a href={PATHS.statecharts} className={css.navLink}>
                    Statecharts
                  </a>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Areas whose only screen has their name. */
const IS_A_SCREEN: ReadonlySet<string> = new Set(['Orders', 'Products'])
