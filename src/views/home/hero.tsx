import { Fragment } from 'react'
import { ALL_PRODUCTS } from '#contract/listing-path.ts'
import { PATHS } from '#contract/paths.ts'
import type { Product } from '#contract/products.ts'
import { imagePath, productPath } from '#src/services/listing/shop-paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { useSession } from '#src/views/shop/hooks/use-session.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import * as css from './hero.css.ts'

export interface HeroProps {
  /** products in the hero picture; the first is in the middle */
  featured: readonly Product[]
  isProfessional: boolean
}

export function Hero({ featured, isProfessional }: HeroProps) {
  return (
    <section className={css.hero}>
      <Sky featured={featured} />
      <div className={css.shade} />
      <div className={css.text}>
        <h1 tabIndex={-1} className={css.headline}>
          {isProfessional ? 'Display shells, cued and ready.' : 'The whole sky, by the case.'}
        </h1>
        <p className={css.lead}>
          {isProfessional
            ? 'Shells, comets, mines and firing systems for licensed crews.'
            : 'Wholesale fireworks for stands, shows and backyards, priced at your level.'}
        </p>
        <Actions />
        <Credit featured={featured} />
      </div>
    </section>
  )
}

const PLACES = ['center', 'left', 'right'] as const

function Sky({ featured }: { featured: readonly Product[] }) {
  return (
    <div className={css.sky}>
      {PLACES.map((place, index) => {
        const product = featured[index]
        const side = place === 'center' ? 900 : 300
        return (
          product !== undefined && (
            <img
              key={place}
              src={imagePath(product.products_url, side)}
              alt=""
              width={side}
              height={side}
              fetchPriority={place === 'center' ? 'high' : 'auto'}
              className={`${css.scene} ${css.place[place]}`}
            />
          )
        )
      })}
    </div>
  )
}

function Actions() {
  const { status } = useSession()
  const onNight = `${buttonStyle({ tone: 'outline', size: 'lg' })} ${css.onNight}`
  return (
    <p className={css.actions}>
      <Link to={ALL_PRODUCTS} className={`${buttonStyle({ tone: 'primary', size: 'lg' })} ${css.lit}`}>
        Shop all
      </Link>
      {status === 'signedOut' && (
        <Link to={PATHS.register} className={onNight}>
          Create an account to see pricing
        </Link>
      )}
      {status === 'signedIn' && (
        <Link to={PATHS.cart} className={onNight}>
          Go to your cart
        </Link>
      )}
    </p>
  )
}

function Credit({ featured }: { featured: readonly Product[] }) {
  return (
    <p className={css.credit}>
      {featured.length > 0 && 'In the picture: '}
      {featured.map((product, index) => (
        <Fragment key={product.products_id}>
          {index > 0 && ', '}
          <Link to={productPath(product.products_url)} className={css.creditLink}>
            {product.products_name}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
