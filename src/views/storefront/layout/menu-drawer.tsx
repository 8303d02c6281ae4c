import { LINK_MENUS } from '#contract/content/content-names.ts'
import { PATHS } from '#contract/content/paths.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Switch } from '#src/ui/form/switch.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { LinkMenu } from '#src/views/content/menu/link-menu.tsx'
import { ProductMenu } from '#src/views/content/menu/product-menu.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { EmailLink } from '#src/views/platform/components/email-link.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { chatButton } from '#src/views/site/chat/chat-place.ts'
import { useBrand, useSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useTheme } from '#src/views/platform/hooks/use-theme.ts'
import { DrawerAccount } from './drawer-account.tsx'
import * as css from './menu-drawer.css.ts'

export interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** The menu on narrow screens; one section of its products is open at a time. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { theme, toggleTheme } = useTheme()
  return (
    <Drawer open={isOpen} onClose={onClose} title="Menu">
      <DrawerAccount onLeave={onClose} />
      <section aria-labelledby="shop-products">
        <h3 id="shop-products" className={css.title}>
          Shop Products
        </h3>
        <ProductMenu onChoose={onClose} />
      </section>
      {LINK_MENUS.map((each) => (
        <LinkMenu key={each.menu} {...each} onChoose={onClose} />
      ))}
      <ContactUs onChoose={onClose} />
      <Switch
        label="Dark mode"
        checked={theme === 'dark'}
        onChange={toggleTheme}
        stateText={theme === 'dark' ? 'On' : 'Off'}
      />
    </Drawer>
  )
}

/** The professional line has buttons for its news, its show builder and its contact page. */
function ContactUs({ onChoose }: { onChoose: () => void }) {
  const { phone } = useSettings()
  const isProfessional = useBrand() === 'pro'
  const button = isProfessional ? buttonStyle({ tone: 'secondary', wide: true }) : ''
  return (
    <section aria-labelledby="contact-us">
      <h3 id="contact-us" className={css.title}>
        Contact Us
      </h3>
      <div className={css.contact}>
        {isProfessional && (
          <Link to={PATHS.news} className={button} onClick={onChoose}>
            News
          </Link>
        )}
        <Link to={PATHS.showBuilder} className={button} onClick={onChoose}>
          Show Builder
        </Link>
        <Link to={PATHS.contact} className={button} onClick={onChoose}>
          Contact Us
        </Link>
        <PhoneLink phone={phone} />
        <EmailLink />
        <ChatOpener onOpen={onChoose} />
      </div>
    </section>
  )
}

/** Presses the chat button, which is far down on a narrow screen. */
function ChatOpener({ onOpen }: { onOpen: () => void }) {
  const button = chatButton()
  if (button === null) return null
  const open = () => {
    onOpen()
    // the closed menu gives the focus back first
    requestAnimationFrame(() => button.click())
  }
  return (
    <Button tone="outline" onClick={open}>
      Chat
    </Button>
  )
}
