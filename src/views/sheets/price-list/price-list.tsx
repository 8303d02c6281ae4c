import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { caseText } from '#contract/catalogue/packaging.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { counted } from '#contract/platform/format-count.ts'
import { downloadsQuery } from '#src/services/sheets/download-queries.ts'
import { type PriceListSort, priceListQuery } from '#src/services/catalogue/price-list-query.ts'
import { Money } from '#src/views/platform/components/price.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { PriceFiles } from '#src/views/sheets/downloads/price-files.tsx'
import { LoginPrompt } from '#src/views/account/login/login-prompt.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './price-list.css.ts'

/** The case prices of all products at the customer's level, sorted by model or name. */
export function PriceList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { customer } = useSession()
  return (
    <Drawer open={isOpen} onClose={onClose} title="Price list" side="right" full>
      {customer === null ? <LoginPrompt onChoose={onClose} /> : <Prices level={customer.price_levels_name} />}
    </Drawer>
  )
}

function Prices({ level }: { level: string }) {
  const [sort, setSort] = useState<PriceListSort>('model')
  const query = useQuery(priceListQuery(useQueryScope(), sort))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  return (
    <div className={css.panel}>
      <p>
        Case prices of the level <strong>{level}</strong>.
      </p>
      <PriceListFiles />
      <SelectField
        label="Sort"
        labelBeside
        value={sort}
        onChange={(event) => setSort(event.currentTarget.value === 'name' ? 'name' : 'model')}
      >
        <option value="model">Model number</option>
        <option value="name">Model name</option>
      </SelectField>
      {query.isError && (
        <ErrorState
          title="The price list could not be loaded."
          titleLevel="h3"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          retryBlocked={offline}
        />
      )}
      {query.isPending && showsSkeleton && <Loading />}
      {query.data !== undefined && <PriceTable products={query.data} />}
    </div>
  )
}

/** Nothing until they are here, and when they cannot be: Downloads tells why. */
function PriceListFiles() {
  const { DocumentJobs } = useShop()
  const { data } = useQuery(downloadsQuery(useQueryScope()))
  if (data === undefined) return null
  return (
    <DocumentJobs>
      <PriceFiles downloads={data.downloads} />
    </DocumentJobs>
  )
}

function PriceTable({ products }: { products: readonly Product[] }) {
  return (
    <Table caption={counted(products.length, 'product')}>
      <thead>
        <tr>
          <HeadCell>Model</HeadCell>
          <HeadCell>Name</HeadCell>
          <HeadCell numeric>Case</HeadCell>
        </tr>
      </thead>
      <tbody>
        {products.map(({ products_id, products_model, products_name, products_packaging, price }) => (
          <tr key={products_id}>
            <Cell>{products_model}</Cell>
            <Cell>
              {products_name} <span className={css.packaging}>{caseText(products_packaging)}</span>
            </Cell>
            <Cell numeric>{price === undefined ? '–' : <Money cents={price} />}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading price list" className={css.panel}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}
