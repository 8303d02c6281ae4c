import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { ShopContext, type ShopValue } from '#src/views/shop/shop-context.ts'
import { FaultBoundary } from './fault-boundary.tsx'
import type { Navigation } from './navigation.ts'
import { tellChunkFailed } from './failed-chunks.ts'
import { RoutedPage } from './routed-page.tsx'

export interface ShopAppProps {
  value: ShopValue
  queries: QueryClient
  navigation: Navigation
}

export function ShopApp({ value, queries, navigation }: ShopAppProps) {
  return (
    <FaultBoundary onChunkFailed={() => tellChunkFailed(value.shop)}>
      <QueryClientProvider client={queries}>
        <ShopContext value={value}>
          <BrowserRouter>
            <RoutedPage navigation={navigation} />
          </BrowserRouter>
        </ShopContext>
      </QueryClientProvider>
    </FaultBoundary>
  )
}
