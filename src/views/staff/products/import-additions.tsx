import { formatCount } from '#contract/platform/format-count.ts'
import type { Addition } from '#contract/staff/staff-import.ts'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'

/** The names that an import adds, before they are added. */
export function ImportAdditions({ additions }: { additions: readonly Addition[] }) {
  if (additions.length === 0) return null
  return (
    <Table caption="New names that this import adds">
      <thead>
        <tr>
          <HeadCell>Name</HeadCell>
          <HeadCell>Address</HeadCell>
          <HeadCell numeric>Products</HeadCell>
        </tr>
      </thead>
      <tbody>
        {additions.map(({ kind, name, url, products, factor }) => (
          <tr key={`${kind} ${name}`}>
            <Cell>
              {kind.replaceAll('_', ' ')} <strong>{name}</strong>
              {factor !== undefined && ` (pays ${(factor * 100).toFixed(1)}% of the highest level)`}
            </Cell>
            <Cell>{url || '–'}</Cell>
            <Cell numeric>{formatCount(products)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
