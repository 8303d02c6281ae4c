import { contentCalls } from '#contract/content/content.ts'
import { contentEditingCalls, type EntryContent } from '#contract/content/content-editing.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { siteCalls } from '#contract/site/site.ts'
import { change } from '#server/staff/admin-cli/change.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { draftOf, publish } from '#tests/support/editing.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { type Change, inCall, inPage } from './looks.ts'

export interface ChangeContext {
  readonly environment: TestEnvironment
  /** the origin at which visitors look */
  readonly elsewhere: string
  /** a client of staff at the other origin */
  readonly editor: Shopper
  /** a client of a customer who looks for prices */
  readonly customer: Shopper
}

/** Every kind of change in one process, with the looks of visitors of another one. */
export const changesOf = (context: ChangeContext, round: number): readonly Change[] => [
  content(context, round),
  setting(context, round),
  product(context, round),
]

/** A section of the home page, a banner, a menu, a page and a redirect, published at once. */
function content({ editor, elsewhere }: ChangeContext, round: number): Change {
  const mark = (what: string) => `${what} of round ${round}`
  const visitor = new Shopper(elsewhere)
  const asked = async (what: string, entry: keyof typeof contentCalls, args: object) =>
    JSON.stringify((await visitor.send(contentCalls[entry], args)).body).includes(mark(what))
  const target = `/sl?page=${round + 2}`
  return {
    make: async () => {
      const changes: Awaited<ReturnType<typeof draftOf>>[] = []
      for (const [kind, key, body] of entriesOf(mark, target))
        changes.push(
          await draftOf(editor, { kind, key }, { body, position: 0, starts_at: null, ends_at: null }),
        )
      const answer = await publish(editor, changes)
      if (answer.kind !== 'published') throw new Error(JSON.stringify(answer))
    },
    looks: [
      ...['Row', 'Banner'].map((what) => inPage(`${elsewhere}/`, mark(what))),
      inPage(`${elsewhere}/pages/both`, mark('Page')),
      inCall(mark('Row'), () => asked('Row', 'getStorefrontData', { params: { id: '11' } })),
      inCall(mark('Banner'), () => asked('Banner', 'getFlashSaleBanners', {})),
      inCall(mark('Menu'), () => asked('Menu', 'getMenuItems', { params: { menu: 'rw_desktop_options' } })),
      inCall(mark('Page'), () => asked('Page', 'getMarketingPage', { body: { url: '/pages/both' } })),
      inCall(`redirect to ${target}`, async () =>
        JSON.stringify((await visitor.send(siteCalls.getActiveRedirects, {})).body).includes(target),
      ),
      {
        kind: 'page',
        what: `redirect to ${target}`,
        shows: async () => {
          const answer = await fetch(`${elsewhere}/both-processes`, { redirect: 'manual' })
          return answer.headers.get('location') === target
        },
      },
    ],
  }
}

type Entry = readonly [ContentKind, string, EntryContent['body']]

const entriesOf = (mark: (what: string) => string, target_url: string): readonly Entry[] => [
  ['section', 'both', { kind: 'products', title: mark('Row'), link_to: '/sl/c/Comets' }],
  ['banner', 'both', { set: 'desktop', html: mark('Banner'), is_closable: true }],
  ['menu', 'rw_desktop_options', { items: [{ title: mark('Menu'), link_to: '/sl' }] }],
  ['page', '/pages/both', { title: mark('Page'), blocks: [{ kind: 'text', text: 'Both.' }] }],
  ['redirect', '/both-processes', { target_url, external: false, is_filter: false }],
]

/** As `npm run shop -- setting` does. */
function setting({ environment, elsewhere }: ChangeContext, round: number): Change {
  const phone = `(417) 555-9${100 + round}`
  const visitor = new Shopper(elsewhere)
  const body = { settings_key: 'store' }
  return {
    make: async () => {
      await change(environment.databaseUrl, [11], { key: 'phone', text: phone })
    },
    looks: [
      inPage(`${elsewhere}/sl`, phone),
      inCall(phone, async () => {
        const { body: settings } = await visitor.send(siteCalls.getStoreSettings, { body })
        return JSON.stringify(settings).includes(phone)
      }),
    ],
  }
}

/** Name and price, as an import of the catalogue writes them. */
function product({ environment: { db }, elsewhere, customer }: ChangeContext, round: number): Change {
  const name = `Comet of round ${round}`
  const cents = 5_000_100 + round
  const url = 'proved-in-two-processes'
  const asked = async () => {
    const args = { params: { url } }
    return JSON.stringify((await customer.send(productCalls.getByUrl, args)).body)
  }
  return {
    make: async () => {
      const { id } = await db
        .selectFrom('products')
        .select('id')
        .where('project_id', '=', 11)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      await db.updateTable('products').set({ name, url }).where('id', '=', id).execute()
      await db.updateTable('prices').set({ cents }).where('product_id', '=', id).execute()
    },
    looks: [
      inPage(`${elsewhere}/product/${url}`, name),
      inCall(name, async () => (await asked()).includes(name)),
      inCall(`price ${cents}`, async () => (await asked()).includes(String(cents / 100))),
    ],
  }
}

/** The same session of staff at another origin. */
export function editorAt(origin: string, { cookies }: Shopper): Shopper {
  const editor = new Shopper(origin)
  for (const [name, value] of cookies) editor.cookies.set(name, value)
  return editor
}

export const isStaffThere = async (editor: Shopper): Promise<boolean> =>
  (await editor.send(contentEditingCalls.listContent, {})).status === 200
