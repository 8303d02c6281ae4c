import { chatModel } from '#machines/chat/chat.model.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { CHAT_SCRIPT, chatScript } from '#e2e/pages/chat.driver.ts'
import type { Fixture } from './fixture.ts'
import { type BrowserStep, defineWalk, type WalkContext } from './walk.ts'

type ChatEnvironment = {
  /** the page that is open */
  readonly place: 'home' | 'product' | 'login'
}
type ChatStep = BrowserStep<ChatEnvironment>

const begun: ChatEnvironment = { place: 'home' }

const providerIs =
  (url: string) =>
  async ({ db, shop }: WalkContext) => {
    await setAppSetting(db, 'chat_script_url', url)
    const status = url === '' ? 404 : 200
    while ((await fetch(`${shop.url}/chat-frame`)).status !== status);
  }

const going = (place: ChatEnvironment['place'], step: ChatStep): ChatStep => ({ ...step, next: { place } })

export const chatWalk = defineWalk({
  model: chatModel,
  customer: null,
  setUp: providerIs(CHAT_SCRIPT),
  tearDown: providerIs(''),
  starts: [
    {
      input: 'visitor',
      environment: begun,
      perform: async ({ held, chat, page, shop }: Fixture) => {
        await held.hold(chatScript)
        await chat.agree(shop.url)
        await page.goto('/')
        await chat.button.waitFor()
      },
    },
  ],
  events: {
    'chat.open': { when: { at: ['waiting', 'minimized', 'failed'] }, perform: ({ chat }) => chat.open() },
    'chat.minimize': { when: { at: 'open' }, perform: ({ chat }) => chat.minimize() },
    'chat.close': { when: { at: ['opening', 'open', 'failed'] }, perform: ({ chat }) => chat.close() },
    'chat.suspend': going('login', {
      when: { not: { at: 'suspended' }, place: 'home' },
      perform: ({ frame }) => frame.goToLogin(),
    }),
    'chat.resume': going('home', { when: { at: 'suspended' }, perform: ({ frame }) => frame.goHome() }),
    'context.changed': [
      going('product', {
        when: { place: 'home', also: (_, __, event) => hasProduct(event) },
        perform: ({ page }) => page.getByRole('main').locator('a[href^="/product/"]').first().click(),
      }),
      going('home', {
        when: { place: 'product', also: (_, __, event) => !hasProduct(event) },
        perform: ({ frame }) => frame.goHome(),
      }),
    ],
    'panel.ready': {
      when: { at: 'opening' },
      perform: async ({ held }) => {
        const script = await held.next(chatScript)
        await script.fulfill({ contentType: 'text/javascript', body: '' })
      },
    },
    'panel.failed': { when: { at: 'opening' }, perform: ({ held }) => held.lose(chatScript) },
  },
  answers: {},
})

const hasProduct = (event: object): boolean => Object(Reflect.get(event, 'facts')).product_id !== null
