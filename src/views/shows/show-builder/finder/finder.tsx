import { useState } from 'react'
import { SmallSelect } from '#src/views/shows/show-builder/small-fields.tsx'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { CatalogueSource } from './catalogue.tsx'
import * as css from './finder.css.ts'
import type { FinderProps } from './finder.types.ts'
import { CartSource, OrderSource, SavedCartSource } from './line-sources.tsx'

const SOURCES = {
  catalogue: { label: 'All products', Source: CatalogueSource },
  cart: { label: 'My cart', Source: CartSource },
  order: { label: 'An order', Source: OrderSource },
  savedCart: { label: 'A saved cart', Source: SavedCartSource },
} as const
type SourceName = keyof typeof SOURCES

/** Finds what to add to the show: in the catalogue, the cart, an order or a saved cart. */
export function Finder(props: FinderProps) {
  const { status } = useSession()
  const [source, setSource] = useState<SourceName>('catalogue')
  const { Source } = SOURCES[source]
  const sources = status === 'signedIn' && (
    <SmallSelect
      label="Products from"
      hidesLabel="always"
      value={source}
      onChange={(next) => isSource(next) && setSource(next)}
    >
      {Object.entries(SOURCES).map(([name, { label }]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SmallSelect>
  )
  return (
    <section className={css.finder} aria-label="Find products">
      <Source key={source} {...props} sources={sources} />
    </section>
  )
}

const isSource = (value: string): value is SourceName => value in SOURCES
