import { Fragment } from 'react'
import type { StorefrontSection } from '#contract/content/content-answers.ts'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { PATHS } from '#contract/content/paths.ts'
import { productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { useBrandName } from '#src/views/platform/hooks/use-settings.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { onlyForVisitors } from '#src/views/platform/components/for-visitors.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './hero.css.ts'
import { DefaultScenes, ProductScenes } from './hero-scenes.tsx'
import { useFeatured } from './use-featured.ts'

export interface HeroProps {
  /** the section of the home page whose products are in the picture; null while it is not known, and when there is none */
  section: string | null
  /** null while they are not known */
  texts: Pick<StorefrontSection, 'title' | 'text'> | null
}

export function Hero({ section, texts }: HeroProps) {
  const brand = useBrandName()
  const known = texts === null ? css.unknown : ''
  return (
    <section className={css.hero}>
      <div className={css.sky}>
        {section !== null && <ProductScenes section={section} />}
        {section === null && texts !== null && <DefaultScenes />}
      </div>
      <div className={css.shade} />
      <div className={css.text}>
        <h1 tabIndex={-1} className={`${css.headline} ${known}`}>
          {texts?.title || brand}
        </h1>
        <p className={css.lead}>{texts?.text ?? '\u00a0'}</p>
        <Actions />
        <p className={css.credit}>{section !== null && <Credit section={section} />}</p>
      </div>
    </section>
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
      {status !== 'signedIn' && (
        <Link to={PATHS.register} className={`${onNight} ${onlyForVisitors}`}>
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

function Credit({ section }: { section: string }) {
  const featured = useFeatured(section) ?? []
  return (
    <>
      {featured.length > 0 && 'In the picture: '}
      {featured.map((product, index) => (
        <Fragment key={product.products_id}>
          {index > 0 && ', '}
          <Link to={productPath(product.products_url)} className={css.creditLink}>
            {product.products_name}
          </Link>
        </Fragment>
      ))}
    </>
  )
}
