import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { BOT_CHECK_FRAME_PATH } from '#contract/site/bot-check.ts'
import { setAppSetting, switchAppSetting } from '#tests/support/app-setting.ts'
import { BOT_CHECK_SCRIPT as SCRIPT, switchBotCheckOn } from '#tests/support/bot-check.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({ refreshPeriod: 50 })
const frame = () => fetch(new URL(BOT_CHECK_FRAME_PATH, shop.url))

test('[DATA-26] the frame may load the script of the provider, other pages may not, and the secret stays on the server', async () => {
  await switchBotCheckOn(shop, 'https://check.example/siteverify')
  const response = await frame()
  const html = await response.text()
  expect(html).toContain(`data-src="${SCRIPT}" data-site-key="key-of-the-site"`)
  const program = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const hash = `'sha256-${createHash('sha256').update(program).digest('base64')}'`
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toContain(`script-src ${hash} https://check.example`)
  expect(html).not.toContain('secret-of-the-shop')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('sandbox allow-scripts allow-forms allow-popups')
  const page = await fetch(new URL('/register', shop.url))
  expect(page.headers.get('content-security-policy')).not.toContain('check.example')
  const settings = await (await fetch(new URL('/register', shop.url))).text()
  expect(settings).not.toContain('secret-of-the-shop')
})

test('a site key cannot close the attribute that contains it', async () => {
  await switchBotCheckOn(shop, 'https://check.example/siteverify')
  await switchAppSetting(shop, 'recaptcha_site_key', '"><script>alert(1)</script>')
  expect(await (await frame()).text()).not.toContain('<script>alert')
})

test('the frame may load from further https origins, and from nothing else that the setting names', async () => {
  await switchBotCheckOn(shop, 'https://check.example/siteverify')
  await setAppSetting(
    shop.db,
    'recaptcha_origins',
    'https://newassets.check.example, https://*.check.example,http://plain.example,https://*,https://a;sandbox,*,data:',
  )
  const policyOf = async () => (await frame()).headers.get('content-security-policy') ?? ''
  await expect.poll(policyOf).toContain('newassets')
  const policy = (await policyOf()).split('; ')
  const origins = 'https://check.example https://newassets.check.example https://*.check.example'
  expect(policy).toContain(`frame-src ${origins}`)
  expect(policy).toContain(`connect-src ${origins}`)
  expect(policy).toContain(`form-action ${origins}`)
  expect(policy).toContain(`style-src 'unsafe-inline' ${origins}`)
  const scripts = policy.find((directive) => directive.startsWith('script-src')) ?? ''
  expect(scripts.endsWith(`' ${origins}`)).toBe(true)
})

test('the frame reports a failure when nothing is shown after 15 seconds', async () => {
  await switchBotCheckOn(shop, 'https://check.example/siteverify')
  const program = /<script>([\s\S]*)<\/script>/.exec(await (await frame()).text())?.[1] ?? ''
  const place = { childElementCount: 0 }
  const reported: unknown[] = []
  const timers: (readonly [() => void, number])[] = []
  runInNewContext(program, {
    URL,
    window: {},
    location: { href: shop.url },
    parent: { postMessage: (message: unknown) => reported.push(message) },
    document: {
      documentElement: { dataset: { src: SCRIPT, siteKey: 'key' } },
      body: { firstElementChild: place },
      head: { append: () => undefined },
      createElement: () => ({}),
    },
    addEventListener: () => undefined,
    setTimeout: (done: () => void, wait: number) => timers.push([done, wait]),
  })
  expect(timers.map(([, wait]) => wait)).toEqual([15_000])
  place.childElementCount = 1
  timers[0]?.[0]()
  expect(reported).toEqual([])
  place.childElementCount = 0
  timers[0]?.[0]()
  expect(reported).toMatchObject([{ type: 'check.failed' }])
})
