import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { ShopValueContext, type ShopValue } from '#src/views/platform/shop-context.ts'
import { ErrorBoundary } from '#src/app/routing/error-boundary.tsx'
import type { Navigation } from '#src/app/navigation/navigation.ts'
import { RoutedPage } from '#src/app/routing/routed-page.tsx'

export interface ShopAppProps {
  value: ShopValue
  queries: QueryClient
  navigation: Navigation
  /** of the browser's history, or of one address on the server */
  Router: ComponentType<{ children: ReactNode }>
}

export function ShopApp({ value, queries, navigation, Router }: ShopAppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <ShopValueContext value={value}>
          <Router>
            <RoutedPage navigation={navigation} />
          </Router>
        </ShopValueContext>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
