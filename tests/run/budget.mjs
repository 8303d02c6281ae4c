import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = process.argv[2] ?? join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const entries = Object.values(manifest)

/** KiB, gzip, of everything that a first visit to the page loads; pages by the source of their chunk. */
const budgets = [
  { route: 'home', page: 'src/views/home/home-page.tsx', limit: 150 },
  { route: 'listing', page: 'src/views/listing/listing-page.tsx', limit: 150 },
  { route: 'product', page: 'src/views/product/product-page.tsx', limit: 150 },
  { route: 'login', page: 'src/views/login/login-page.tsx', limit: 150 },
  { route: 'checkout', page: 'src/views/checkout/checkout-page.tsx', limit: 175 },
]
const cssLimit = 30

const rows = budgets.flatMap(({ route, page, limit }) => {
  const files = filesOf(page)
  return [row(route, files.scripts, limit), row(`${route} css`, files.styles, cssLimit)]
})
console.log(`${'route'.padEnd(16)}${'KiB gzip'.padStart(10)}${'limit'.padStart(8)}  files`)
for (const { name, size, limit, count } of rows)
  console.log(
    `${name.padEnd(16)}${size.toFixed(1).padStart(10)}${String(limit).padStart(8)}  ${count}${size > limit ? '  OVER' : ''}`,
  )
process.exitCode = rows.some(({ size, limit }) => size > limit) ? 1 : 0

function filesOf(page) {
  const chunk = entries.find((entry) => entry.src === page && entry.isDynamicEntry)
  const entry = entries.find((candidate) => candidate.isEntry)
  if (!entry) throw new Error('the build has no entry')
  if (!chunk) throw new Error(`the build has no chunk of its own for ${page}`)
  const all = new Set([...withImports(entry), ...withImports(chunk)])
  return {
    scripts: [...all].map((each) => each.file),
    styles: [...new Set([...all].flatMap((each) => each.css ?? []))],
  }
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
