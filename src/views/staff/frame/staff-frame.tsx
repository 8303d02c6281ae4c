import type { ReactNode } from 'react'
import { PATHS } from '#contract/content/paths.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Logo } from '#src/ui/display/logo.tsx'
import { SkipLink } from '#src/ui/navigation/skip-link.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { useOpening } from '#src/ui/overlay/use-opening.ts'
import { ConnectionBar } from '#src/views/platform/components/connection-bar.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { PageProgress } from '#src/views/platform/components/page-progress.tsx'
import { useBrand, useBrandName } from '#src/views/platform/hooks/use-settings.ts'
import { useTheme } from '#src/views/platform/hooks/use-theme.ts'
import * as css from './staff-frame.css.ts'
import { StaffNavigation } from './staff-navigation.tsx'
import type { Screen } from './staff-screens.ts'

const Overlays = lazyComponent(
  () => import('#src/views/site/overlays.tsx'),
  (module) => module.Overlays,
)

interface StaffFrameProps {
  /** null: nobody is logged in, and nothing can be chosen */
  member: StaffMember | null
  /** null where none is open to the member */
  screen: Screen | null
  isLoggingOut?: boolean
  onLogOut?: () => void
  children: ReactNode
}

/** The layout of the staff desk: its header, the navigation by right, and the main part. */
export function StaffFrame({ children, ...rest }: StaffFrameProps) {
  const { member, screen } = rest
  return (
    <div className={css.frame}>
      <SkipLink to="main">Skip to main content</SkipLink>
      <StaffHeader {...rest} />
      <div className={css.connection}>
        <ConnectionBar />
      </div>
      <div className={member ? css.columns : css.single}>
        {member && (
          <div className={css.side}>
            <StaffNavigation rights={member.rights} screen={screen} />
          </div>
        )}
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      <Overlays />
    </div>
  )
}

type StaffHeaderProps = Omit<StaffFrameProps, 'children'>

function StaffHeader(props: StaffHeaderProps) {
  const brand = useBrand()
  const brandName = useBrandName()
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to={PATHS.staff} className={css.home}>
          <Logo brand={brand} name={brandName} /> <span className={css.desk}>Staff desk</span>
        </Link>
        <div className={props.member ? css.wideOnly : css.actions}>
          <StaffActions {...props} />
        </div>
        {props.member && <StaffMenu {...props} member={props.member} />}
      </div>
      <PageProgress />
    </header>
  )
}

/** Who is logged in, and what they can do on every screen. */
function StaffActions({ member, isLoggingOut = false, onLogOut }: StaffHeaderProps) {
  const { theme, toggleTheme } = useTheme()
  return (
    <>
      {member && <span className={css.person}>{member.name}</span>}
      {member?.other_storefronts.map(({ project_id, name, url }) => (
        <a key={project_id} href={`${url}${PATHS.staff}`} className={css.action}>
          {name} desk
        </a>
      ))}
      {member && (
        <Link to={PATHS.home} className={css.action}>
          Visit the shop
        </Link>
      )}
      <Button size="sm" tone="quiet" onClick={toggleTheme}>
        {theme === 'dark' ? 'Light theme' : 'Dark theme'}
      </Button>
      {member && (
        <Button size="sm" tone="outline" busy={isLoggingOut} onClick={onLogOut}>
          Log out
        </Button>
      )}
    </>
  )
}

/** Navigation and actions where there is no room for them beside the screen. */
function StaffMenu(props: StaffHeaderProps & { member: StaffMember }) {
  const { isOpen, wasOpen, open, close } = useOpening()
  const logOut = () => {
    close()
    props.onLogOut?.()
  }
  return (
    <div className={css.narrowOnly}>
      <IconButton icon="menu" label="Open menu" onClick={open} />
      {wasOpen && (
        <Drawer open={isOpen} onClose={close} title="Menu">
          <StaffNavigation rights={props.member.rights} screen={props.screen} onChoose={close} />
          <div className={css.menuActions}>
            <StaffActions {...props} onLogOut={logOut} />
          </div>
        </Drawer>
      )}
    </div>
  )
}
