import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { ContentEditor } from './content-editor.tsx'
import type { DraftMachine } from './draft-state.tsx'
import { DraftsScreen } from './drafts-screen.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { MediaScreen } from './media-screen.tsx'
import { RedirectsScreen } from './redirects-screen.tsx'
import * as css from './staff-page.css.ts'
import {
  isOfCustomers,
  type Screen,
  SCREEN_NAMES,
  SCREENS,
  staffPath,
  useStaffLocation,
} from './use-staff-location.ts'

const SettingsScreen = lazyComponent(
  () => import('./settings/settings-screen.tsx'),
  (module) => module.SettingsScreen,
  { isSuspending: true },
)
const SetupScreen = lazyComponent(
  () => import('./setup-screen.tsx'),
  (module) => module.SetupScreen,
  { isSuspending: true },
)
const CustomerScreen = lazyComponent(
  () => import('./customer-screen.tsx'),
  (module) => module.CustomerScreen,
  { isSuspending: true },
)
const ProductsScreen = lazyComponent(
  () => import('./products/products-screen.tsx'),
  (module) => module.ProductsScreen,
  { isSuspending: true },
)

const OrdersScreen = lazyComponent(
  () => import('./orders/orders-screen.tsx'),
  (module) => module.OrdersScreen,
  { isSuspending: true },
)

function rightFor(screen: Screen): StaffRight {
  if (isOfCustomers(screen)) return 'customers'
  if (screen === 'products') return 'catalogue'
  if (screen === 'setup') return 'settings'
  return screen === 'settings' || screen === 'orders' ? screen : 'edit'
}

/**
 * An address without a screen is that of the entries; who may not open them gets the first screen of their rights, and
 * who may set the shop up what is left to do before it opens.
 */
function useFirstScreen([first]: readonly Screen[]): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isElsewhere = search === '' && first !== undefined && first !== 'entries'
  useEffect(() => {
    if (isElsewhere) void navigate(staffPath({ screen: first }), { replace: true })
  }, [isElsewhere, first, navigate])
}

interface ScreensProps {
  member: StaffMember
  machine: DraftMachine
  /** first of all, what is left to do before the shop opens */
  beginsWithSetup?: boolean
}

/** The screens that the rights of a member of staff open. */
export function Screens({ member: { rights }, machine, beginsWithSetup = false }: ScreensProps) {
  const { screen } = useStaffLocation()
  const open = SCREENS.filter((each) => rights.includes(rightFor(each)))
  useFirstScreen(beginsWithSetup ? ['setup'] : open)
  return (
    <>
      <nav aria-label="Content" className={css.nav}>
        <Cluster gap={8}>
          {open.map((each) => (
            <Link
              key={each}
              to={staffPath({ screen: each })}
              className={css.screenLink}
              aria-current={each === screen ? 'page' : undefined}
            >
              {SCREEN_NAMES[each]}
            </Link>
          ))}
          {rights.includes('charts') && (
            // a page of its own, not of the app
            <a href={PATHS.statecharts} className={css.screenLink}>
              Statecharts
            </a>
          )}
        </Cluster>
      </nav>
      {open.includes(screen) ? (
        <Suspense fallback={<LoadingRows />}>
          <ShownScreen screen={screen} machine={machine} mayPublish={rights.includes('publish')} />
        </Suspense>
      ) : (
        <p>You have no right to this screen. Ask the person who enrolled you.</p>
      )}
    </>
  )
}

interface ShownScreenProps {
  screen: Screen
  machine: DraftMachine
  mayPublish: boolean
}

function ShownScreen({ screen, machine, mayPublish }: ShownScreenProps) {
  switch (screen) {
    case 'entries':
      return <ContentEditor machine={machine} mayPublish={mayPublish} />
    case 'drafts':
      return <DraftsScreen mayPublish={mayPublish} />
    case 'media':
      return <MediaScreen />
    case 'redirects':
      return <RedirectsScreen />
    case 'setup':
      return <SetupScreen />
    case 'settings':
      return <SettingsScreen />
    case 'orders':
      return <OrdersScreen />
    case 'volume':
    case 'documents':
      return <CustomerScreen screen={screen} />
    case 'products':
      return <ProductsScreen />
    default:
      return screen satisfies never
  }
}
