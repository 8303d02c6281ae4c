import { barrelProblems } from './barrels.ts'
import { floorProblems, specifierProblems } from './floors.ts'
import { nameProblems } from './names.ts'
import { machineProblems, viewProblems } from './purity.ts'
import { pathProblems } from './paths.ts'
import { sqlProblems } from './sql.ts'
import { retiredNameProblems } from './retired-names.ts'
import { roomProblems } from './rooms.ts'
import { parseSource, type Source } from './source.ts'
import { wireNameProblems } from './wire-names.ts'

export const plant = (path: string, text: string): Source => parseSource(path, text)

/** The rules for a single file, with planted violations and allowed cases. */
export const perFile: Record<
  string,
  { check: (source: Source) => string[]; caught: Source[]; passed: Source[] }
> = {
  'imports go down the table of floors': {
    check: floorProblems,
    caught: [
      plant('contract/platform/money.ts', "import { setup } from 'xstate'"),
      plant(
        'machines/cart/cart.machine.ts',
        "import type { A } from '#src/services/platform/client/client.ts'",
      ),
      plant('machines/cart/cart.machine.ts', "import { useState } from 'react'"),
      plant('server/cart.ts', "import { cartMachine } from '#machines/cart/cart.machine.ts'"),
      plant('src/services/platform/client/client.ts', "import { useState } from 'react'"),
      plant('src/ui/action/button.tsx', "import type { Money } from '#contract/platform/money.ts'"),
      plant('src/views/cart/cart.page.tsx', "import ky from 'ky'"),
      plant('src/views/cart/cart.page.tsx', "const load = () => import('#server/shop.ts')"),
      plant('src/views/cart/cart.page.tsx', "import { cartMachine } from '#machines/cart/cart.machine.ts'"),
      plant('src/app/wiring/wire-shop.ts', "import { machines } from '#machines/index.ts'"),
      plant('src/app/wiring/wire-shop.ts', "export { model } from '#machines/cart/cart.model.ts'"),
      plant('src/app/wiring/wire-shop.ts', "import { cartWords } from '#machines/cart/cart.words.ts'"),
      plant('src/app/wiring/wire-shop.ts', "import { useShop } from '#tests/support/shop.ts'"),
      plant('statecharts/engine/chart.ts', "import { Button } from '#src/ui/action/button.tsx'"),
      plant('pyro/scene.ts', "import { hash } from 'node:crypto'"),
      plant('pyro/scene.ts', "import { seed } from '#server/demo/seed.ts'"),
      plant('server/shop.ts', "import { seedShop } from './demo/seed.ts'"),
      plant('build/plugin.ts', "import { cart } from '#contract/cart/carts.ts'"),
      plant('elsewhere/new.ts', "import { a } from './a.ts'"),
    ],
    passed: [
      plant('server/shop.ts', "const seed = () => import('./demo/seed.ts')"),
      plant('statecharts/explorer/chart.tsx', "import { Button } from '#src/ui/action/button.tsx'"),
      plant('src/views/cart/cart.page.tsx', "import type { Cart } from '#machines/cart/cart.types.ts'"),
      plant('src/views/cart/cart.page.tsx', "import { isBusy } from '#machines/cart/cart.selectors.ts'"),
    ],
  },
  'a file stands in a room and imports from no higher one': {
    check: roomProblems,
    caught: [
      plant('server/cart/a.ts', "import { b } from '#server/checkout/b.ts'"),
      plant('server/cart/a.ts', "const b = () => import('#server/storefront/b.ts')"),
      plant('src/views/site/a.tsx', "import { b } from '#src/views/staff/b.tsx'"),
      plant('server/cart/a.ts', "import { shop } from '#server/shop.ts'"),
      plant('server/parcels/a.ts', ''),
      plant('contract/carts.ts', ''),
      plant('server/cart/imports/a.ts', ''),
      plant('src/app/effects/a.ts', "import { b } from '#src/app/routing/b.ts'"),
    ],
    passed: [
      plant('server/cart/a.ts', "import type { b } from '#server/checkout/b.ts'"),
      plant('server/checkout/a.ts', "import { b } from '#server/cart/b.ts'"),
      plant('src/views/account/a.tsx', "import { b } from '#contract/content/b.ts'"),
      plant('server/start/a.ts', "import { b } from '#server/storefront/b.ts'"),
      plant('server/staff/imports/a.ts', ''),
      plant('machines/cart/cart.model.ts', "import { b } from '#machines/checkout/b.ts'"),
    ],
  },
  'SQL reaches PostgreSQL only as declared statements': {
    check: sqlProblems,
    caught: [
      plant('server/cart/a.ts', "import { Client } from 'pg'"),
      plant('server/cart/a.ts', "const rows = await db.query('select 1')"),
      plant('server/cart/a.ts', "const done = trx.query('delete from carts', [])"),
    ],
    passed: [
      plant('server/cart/a.ts', "import type { Pool } from 'pg'"),
      plant('server/platform/database/open.ts', "import { Pool } from 'pg'"),
      plant('server/demo/a.ts', "trx.query('insert into carts')"),
      plant('tests/a.ts', "db.query('select from carts')"),
    ],
  },
  'the path of a page stands in one table': {
    check: pathProblems,
    caught: [
      plant('src/views/cart/cart-page.tsx', 'const link = <Link to="/cart" />'),
      plant('machines/checkout/checkout.machine.ts', "const meta = { route: '/checkout/payment' }"),
      plant('server/storefront/robots.ts', "const hidden = ['/login']"),
    ],
    passed: [
      plant('contract/content/paths.ts', "const PATHS = { cart: '/cart' }"),
      plant('machines/account/session/session.model.ts', "const url = '/cart'"),
      plant('server/demo/redirects.ts', "const target = '/cart'"),
      plant('server/content/defaults/seo.ts', "const path = '/login'"),
      plant('src/views/cart/cart-page.tsx', "const label = 'cart'"),
    ],
  },
  'imports are written with # or ./ and their ending': {
    check: specifierProblems,
    caught: [
      plant('server/a.ts', "import { b } from '../contract/b.ts'"),
      plant('server/a.ts', "import { b } from './b'"),
    ],
    passed: [plant('server/a.ts', "import { b } from './b.ts'\nimport 'pg'")],
  },
  'no file only hands on what others export': {
    check: barrelProblems,
    caught: [
      plant('src/ui/index.ts', "export { Button } from './button.tsx'\nexport { Card } from './card.tsx'"),
      plant('src/ui/all.ts', "export * from './button.tsx'\nexport const a = 1"),
    ],
    passed: [plant('machines/index.ts', "export { a } from './a.ts'")],
  },
  'names say what a file is': {
    check: nameProblems,
    caught: [
      plant('src/ui/button.helper.tsx', ''),
      plant('server/cart-utils.ts', ''),
      plant('server/common/money.ts', ''),
      plant('server/cart.service.ts', ''),
      plant('server/cart2.ts', ''),
    ],
    passed: [
      plant('server/platform/database/migrations/0001-shop.ts', ''),
      plant('machines/a-b/a-b.machine.ts', ''),
      plant('tests/server/a.full.test.ts', ''),
    ],
  },
  'a name with underscores is one of the wire': {
    check: wireNameProblems,
    caught: [
      plant('machines/a/a.machine.ts', 'const context = { is_busy: true }'),
      plant('src/views/a/a.tsx', 'const most_cases = 4'),
    ],
    passed: [
      plant('machines/a/a.machine.ts', 'const context = { cart_id: 4, isBusy: true }'),
      plant('server/a.ts', 'const is_busy = true'),
      plant('src/views/a/a.tsx', "const state = 'rate_limited_here'"),
    ],
  },
  'no retired name is used for a file or an export': {
    check: retiredNameProblems,
    caught: [
      plant('server/checkout/give-back.ts', ''),
      plant('server/platform/http/a.ts', 'export class Refusal extends Error {}'),
      plant('src/app/a.ts', 'const hear = 1\nexport { hear }'),
      plant('server/platform/mail/a.ts', 'export type Carrier = string'),
    ],
    passed: [
      plant('server/delivery/a.ts', 'export type Carrier = string'),
      plant('src/ui/form/switch.tsx', 'export function Switch() {}'),
      plant('src/app/a.ts', 'const hear = 1'),
    ],
  },
  'views and ui neither fetch nor store': {
    check: viewProblems,
    caught: [
      plant('src/views/a/a.page.tsx', "fetch('/a')"),
      plant('src/views/a/a.page.tsx', "globalThis['fetch']('/a')"),
      plant('src/ui/a.tsx', "localStorage.setItem('a', 'b')"),
      plant('src/ui/a.tsx', 'const a = window.sessionStorage'),
      plant('src/ui/a.tsx', "document.cookie = 'a=b'"),
      plant('src/views/a/a.page.tsx', 'ky.get("/a")'),
    ],
    passed: [
      plant('src/views/a/a.page.tsx', 'const a = query.fetch("/a")'),
      plant('src/app/a.ts', "fetch('/a')"),
    ],
  },
  'machines read no clock, no chance and no browser': {
    check: machineProblems,
    caught: [
      plant('machines/a/a.machine.ts', 'const a = Date.now()'),
      plant('machines/a/a.machine.ts', 'const a = Math.random()'),
      plant('machines/a/a.machine.ts', 'const a = new Date()'),
      plant('pyro/a.ts', 'const a = Math.random()'),
      plant('machines/a/a.machine.ts', 'setTimeout(f, 5)'),
      plant('machines/a/a.machine.ts', "const a = document.querySelector('a')"),
      plant('machines/a/a.machine.ts', 'const a = navigator.onLine'),
      plant('machines/a/a.machine.ts', 'const a = location.href'),
    ],
    passed: [
      plant('machines/a/a.machine.ts', 'const a = new Date(text)'),
      plant('server/a.ts', 'Date.now()'),
    ],
  },
}
