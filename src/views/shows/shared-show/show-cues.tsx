import { productPath } from '#contract/content/paths.ts'
import type { PublicShow, PublicShowProduct } from '#contract/shows/shows.ts'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './shared-show.css.ts'

type Cue = PublicShow['doc']['cues'][number]

/** The cues in the order of their time; those that are not placed last. */
export function ShowCues({ shown: { doc, products } }: { readonly shown: PublicShow }) {
  const known = new Map(products.map((product) => [product.products_id, product]))
  const places = new Map(doc.positions.map(({ id, name }) => [id, name]))
  const cues = doc.cues.toSorted((a, b) => (a.at_ms ?? Infinity) - (b.at_ms ?? Infinity))
  if (cues.length === 0) return <p className={css.note}>This show has no cues yet.</p>
  return (
    <Table caption="Cues">
      <thead>
        <tr>
          <HeadCell>Time</HeadCell>
          <HeadCell>Product</HeadCell>
          <HeadCell numeric>Devices</HeadCell>
          <HeadCell>Position</HeadCell>
        </tr>
      </thead>
      <tbody>
        {cues.map((cue) => (
          <tr key={cue.id}>
            <Cell>{timeText(cue)}</Cell>
            <Cell>
              <ProductName product={known.get(cue.products_id)} />
            </Cell>
            <Cell numeric>{cue.count}</Cell>
            <Cell>{places.get(cue.position)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function ProductName({ product }: { readonly product: PublicShowProduct | undefined }) {
  if (!product) return <span className={css.note}>A product that is sold no longer</span>
  if (!product.is_sold)
    return (
      <>
        {product.products_name} <span className={css.note}>(sold no longer)</span>
      </>
    )
  return <Link to={productPath(product.products_url)}>{product.products_name}</Link>
}

/** "1:04.5"; without a time "not placed". */
function timeText({ at_ms }: Cue): string {
  if (at_ms === null) return 'not placed'
  const tenths = Math.round(at_ms / 100)
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0')
  return `${Math.floor(tenths / 600)}:${seconds}`
}
