import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BlockOf } from '#contract/content/content-blocks.ts'
import { inSize } from '#contract/catalogue/picture-path.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { drawnPicture, productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { productQuery } from '#src/services/platform/queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as blockCss from '#src/views/content/blocks/blocks.css.ts'
import * as css from './demo.css.ts'

const DemoCanvas = lazyComponent(
  () => import('./demo-canvas.tsx'),
  (module) => module.DemoCanvas,
)

/** A product that plays over its picture, with a link to it. */
export function DemoBlock({ block }: { block: BlockOf<'demo'> }) {
  const { products_url, caption } = block
  const { data: product, isLoadingError } = useQuery(productQuery(useQueryScope(), products_url))
  // the product was taken from the shop
  if (isLoadingError) return null
  const name = product?.products_name ?? ''
  return (
    <figure>
      <div className={css.stage}>
        {product && (
          <img
            src={inSize(drawnPicture(product), 900)}
            alt={describe(product)}
            width={900}
            height={900}
            loading="lazy"
            className={blockCss.picture}
          />
        )}
        {product && <Player product={product} />}
      </div>
      <figcaption className={blockCss.caption}>
        {caption} {product && <Link to={productPath(products_url)}>{name}</Link>}
      </figcaption>
    </figure>
  )
}

function describe({ products_name, colors, effects, firing_pattern }: Product): string {
  const look = [colors.join(', '), effects.join(', ')].filter(Boolean).join(' ')
  return [`${products_name}:`, look, firing_pattern && `fired as ${firing_pattern}`].filter(Boolean).join(' ')
}

/** Nothing moves before the button is pressed, with reduced motion or without. */
function Player({ product }: { product: Product }) {
  const [state, setState] = useState<'still' | 'playing' | 'paused'>('still')
  const isPlaying = state === 'playing'
  return (
    <>
      {state !== 'still' && (
        <DemoCanvas
          product={product}
          isPlaying={isPlaying}
          onEnd={() => setState('still')}
          onHidden={() => setState((now) => (now === 'playing' ? 'paused' : now))}
        />
      )}
      <div className={css.control}>
        <Button
          size="sm"
          tone="secondary"
          icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
          onClick={() => setState(isPlaying ? 'paused' : 'playing')}
        >
          {isPlaying ? 'Pause' : 'Play'} <span className={hidden}>{product.products_name}</span>
        </Button>
      </div>
    </>
  )
}
