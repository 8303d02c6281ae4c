import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { PATHS } from '#contract/content/paths.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { CARD_NAMES, CardMarks } from '#src/ui/display/card-mark.tsx'
import { EmailLink } from '#src/views/platform/components/email-link.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useCardBrands } from '#src/views/platform/hooks/use-card-brands.ts'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import { CHAT_PLACE } from '#src/views/site/chat/chat-place.ts'
import { CONSENT_HEADING, useConsent } from '#src/views/site/consent/use-consent.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './footer.css.ts'
import { FooterMenus } from './footer-menus.tsx'

// on no first screen
const SocialLinks = lazyComponent(
  () => import('./social-links.tsx'),
  (module) => module.SocialLinks,
)

export function Footer() {
  const { phone, hoursHeading, hours, hoursNote, brandName, termsUrl, privacyUrl, year } = useSettings()
  const brands = useCardBrands()
  const { isAsked, askAgain } = useConsent()
  const openChoices = () => {
    askAgain()
    // the bar is there after the next render
    requestAnimationFrame(() => document.getElementById(CONSENT_HEADING)?.focus())
  }
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <Contact phone={phone} />
        <section aria-label={hoursHeading}>
          <h2 className={css.title}>{hoursHeading}</h2>
          {hoursNote !== '' && <p className={css.small}>{hoursNote}</p>}
          {hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section aria-label="Shop">
          <h2 className={css.title}>Shop</h2>
          <p>
            <Link to={ALL_PRODUCTS}>All Products</Link>
          </p>
          <p>
            <Link to={PATHS.newsletter}>Newsletter</Link>
          </p>
          <div className={css.social}>
            <SocialLinks />
          </div>
        </section>
        <FooterMenus />
        {brands.length > 0 && (
          <section aria-label="Cards">
            <h2 className={css.title}>We accept</h2>
            <CardMarks brands={brands} />
            <p className={css.small}>{brands.map((brand) => CARD_NAMES[brand]).join(', ')}</p>
          </section>
        )}
      </div>
      <p className={css.small}>
        Professional use only products are sold to licensed buyers. Follow all local laws and the instructions
        on each device.
      </p>
      <p className={css.legal}>
        <span>
          © {year} {brandName}
        </span>
        {termsUrl !== null && (
          <a href={termsUrl} target="_blank" rel="noopener noreferrer">
            Terms of Use
          </a>
        )}
        {privacyUrl !== null && (
          <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
            Privacy Policy
          </a>
        )}
        {isAsked && (
          <button type="button" className={css.choices} onClick={openChoices}>
            Privacy choices
          </button>
        )}
      </p>
    </footer>
  )
}

function Contact({ phone }: { phone: string }) {
  return (
    <section aria-label="Contact">
      <h2 className={css.title}>Contact</h2>
      <p>
        <PhoneLink phone={phone} />
      </p>
      <p>
        <EmailLink />
      </p>
      <div id={CHAT_PLACE} className={css.chat} />
      <p>
        <Link to={PATHS.contact}>Contact us</Link>
      </p>
      <p>
        <Link to={PATHS.tentVideo}>Videos</Link>
      </p>
    </section>
  )
}
