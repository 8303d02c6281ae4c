import { Link } from 'react-router'
import type { Product } from '#contract/products.ts'
import { imagePath, productPath } from '#src/services/listing/shop-paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { useSession } from '#src/views/shop/use-session.ts'
import * as css from './hero.css.ts'

export interface HeroProps {
  /** whose picture is the sky */
  featured: Product | undefined
  isProfessional: boolean
}

export function Hero({ featured, isProfessional }: HeroProps) {
  const { status } = useSession()
  return (
    <section className={css.hero}>
      {featured !== undefined && (
        <img
          src={imagePath(featured.products_url, 900)}
          alt=""
          width={900}
          height={900}
          fetchPriority="high"
          className={css.sky}
        />
      )}
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.headline}>
          {isProfessional ? 'Display shells, cued and ready.' : 'The whole sky, by the case.'}
        </h1>
        <p className={css.lead}>
          {isProfessional
            ? 'Shells, comets, mines and firing systems for licensed crews.'
            : 'Wholesale fireworks for stands, shows and backyards, priced at your level.'}
        </p>
        <p className={css.actions}>
          <Link to="/sl" className={buttonStyle({ tone: 'primary', size: 'lg' })}>
            Shop all
          </Link>
          {status === 'signedOut' && (
            <Link to="/register" className={`${buttonStyle({ tone: 'outline', size: 'lg' })} ${css.onNight}`}>
              Create an account to see pricing
            </Link>
          )}
        </p>
        {featured !== undefined && (
          <p className={css.credit}>
            In the picture:{' '}
            <Link to={productPath(featured.products_url)} className={css.creditLink}>
              {featured.products_name}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
