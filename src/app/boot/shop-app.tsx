import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ShopContext, type ShopValue } from '#src/views/shop/shop-context.ts'
import { ErrorBoundary } from '#src/app/routing/error-boundary.tsx'
import type { Navigation } from '#src/app/routing/navigation.ts'
import { RoutedPage } from '#src/app/routing/routed-page.tsx'
import { ShopRouter } from '#src/app/routing/shop-router.tsx'

export interface ShopAppProps {
  value: ShopValue
  queries: QueryClient
  navigation: Navigation
}

export function ShopApp({ value, queries, navigation }: ShopAppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <ShopContext value={value}>
          <ShopRouter>
            <RoutedPage navigation={navigation} />
          </ShopRouter>
        </ShopContext>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
