import { Suspense } from 'react'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ContentEditor } from './content-editor.tsx'
import type { DraftMachine } from './draft-state.tsx'
import { DraftsScreen } from './drafts-screen.tsx'
import type { Screen } from './frame/staff-screens.ts'
import { LoadingRows } from './loading-rows.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaUpload } from './media-upload.tsx'
import type { OrderActionMachine } from './orders/use-order-action.ts'
import { RedirectsScreen } from './redirects-screen.tsx'
import type { CatalogueImport } from './use-catalogue-import.ts'

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
const FeedScreen = lazyComponent(
  () => import('./feed/feed-screen.tsx'),
  (module) => module.FeedScreen,
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

interface ScreensProps {
  screen: Screen
  machine: DraftMachine
  catalogueImport: CatalogueImport
  orderAction: OrderActionMachine
  mayPublish: boolean
  mayRefund: boolean
}

/** What a screen shows; the scripts of most come when it is opened. */
export const Screens = (props: ScreensProps) => (
  <Suspense fallback={<LoadingRows />}>
    <ShownScreen {...props} />
  </Suspense>
)

function ShownScreen(props: ScreensProps) {
  const { screen, machine, catalogueImport, orderAction, mayPublish, mayRefund } = props
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
    case 'feed':
      return <FeedScreen />
    case 'settings':
      return <SettingsScreen />
    case 'orders':
      return <OrdersScreen machine={orderAction} mayRefund={mayRefund} />
    case 'volume':
    case 'documents':
    case 'newsletter':
      return <CustomerScreen screen={screen} />
    case 'products':
      return <ProductsScreen catalogueImport={catalogueImport} />
    default:
      return screen satisfies never
  }
}

/** The pictures that entries can show. */
function MediaScreen() {
  return (
    <Stack as="section" aria-label="Media" gap={24}>
      <MediaUpload />
      <MediaGrid />
    </Stack>
  )
}
