import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = process.argv[2] ?? join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const entries = Object.values(manifest)

/**
 * Ceilings with room to grow (record 27), in KiB gzip, of the scripts that a first visit needs: the entry, the script of
 * the page, and chunks without which the page is empty. Keys are prefixes of source paths. With `withoutEntry` only what
 * a page adds to the entry.
 */
const budgets = [
  { route: 'home', scripts: ['src/views/storefront/home/home-page'], limit: 170 },
  { route: 'listing', scripts: ['src/views/storefront/listing/listing-page'], limit: 170 },
  { route: 'product', scripts: ['src/views/catalogue/product/product-page'], limit: 170 },
  { route: 'login', scripts: ['src/views/account/login/login-page'], limit: 180 },
  {
    route: 'checkout',
    scripts: [
      'src/app/routing/routes/checkout-route',
      'src/views/checkout/details/details-step',
      'src/app/wiring/wire-customer',
    ],
    limit: 215,
  },
  { route: 'staff', scripts: ['src/app/routing/routes/staff-route'], limit: 215 },
  {
    route: 'shows alone',
    scripts: ['src/app/routing/routes/show-builder-route'],
    limit: 75,
    withoutEntry: true,
  },
  // picture, timeline and all that one show needs, fetched once the list is shown
  {
    route: 'editor alone',
    scripts: ['src/app/routing/routes/show-editor-route'],
    limit: 140,
    withoutEntry: true,
  },
  { route: 'staff alone', scripts: ['src/app/routing/routes/staff-route'], limit: 50, withoutEntry: true },
]
const cssLimit = 30
/** One file with all that it needs (record 72): about 4 KiB more with each machine, and what has changed since a release. */
const explorer = { file: 'explorer/statecharts.html', limit: 400 }

const pages = budgets.flatMap(({ route, scripts, limit, withoutEntry = false }) => {
  const files = filesOf(scripts, withoutEntry)
  const styles = withoutEntry ? [] : [row(`${route} css`, files.styles, cssLimit)]
  return [row(route, files.scripts, limit), ...styles]
})
const rows = [...pages, row('explorer', [explorer.file], explorer.limit)]
console.log(`${'route'.padEnd(16)}${'KiB gzip'.padStart(10)}${'limit'.padStart(8)}  files`)
for (const { name, size, limit, count } of rows)
  console.log(
    `${name.padEnd(16)}${size.toFixed(1).padStart(10)}${String(limit).padStart(8)}  ${count}${size > limit ? '  OVER' : ''}`,
  )
process.exitCode = rows.some(({ size, limit }) => size > limit) ? 1 : 0

function filesOf(scripts, withoutEntry) {
  const entry = withImports(entries.find((each) => each.isEntry))
  const own = scripts.map(chunkOf).flatMap((root) => [...withImports(root)])
  const all = withoutEntry ? new Set(own).difference(entry) : new Set([...entry, ...own])
  return {
    scripts: [...all].map((each) => each.file),
    styles: [...new Set([...all].flatMap((each) => each.css ?? []))],
  }
}

function chunkOf(source) {
  const chunk = entries.find((entry) => entry.src?.startsWith(source) && entry.isDynamicEntry)
  if (!chunk) throw new Error(`the build has no script of its own for ${source}`)
  return chunk
}

function withImports(entry, seen = new Set()) {
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const name of entry.imports ?? []) withImports(manifest[name], seen)
  return seen
}

function row(name, files, limit) {
  const bytes = files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  )
  return { name, size: bytes / 1024, limit, count: files.length }
}
