import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

export const themeScript = `document.documentElement.dataset.theme = 'dark'`
export const styles = '.a{color:red}.b{color:blue}'
/** of what is drawn */
export const drawnStyles = '.a{color:red}'
export const entryScript = `console.log('entry')${' '.repeat(2_000)}`

const shell = `<!doctype html>
<html lang="en" data-brand="consumer" data-theme="light">
  <head>
    <!--picture-->
    <title>Emberwright</title>
    <script>${themeScript}</script>
    <link rel="preload" as="font" href="/assets/font-abc.woff2" crossorigin>
    <!--boot-->
    <script type="module" crossorigin src="/assets/main-abc.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/main-abc.css">
  </head>
  <body>
    <div id="root"><div id="shell"></div></div>
    <!--starter-->
  </body>
</html>`

export const starter = `document.title = 'started'`

/** Draws `/drawn…` and `/canary…`, with a main picture, and listings but that of Smoke, without one, and what the tests plant. */
const serverEntry = `
export const resolveAddress = (address, { isDown }) =>
  isDown ? { kind: 'down' } : { kind: 'page', page: address.startsWith('/sl') ? 'listing' : 'post' }

export async function renderPage({ address, boot, call }) {
  const [path] = address.split('?')
  if (path.endsWith('/broken')) throw new Error('planted')
  if (!/^\\/(drawn|canary|down-for-maintenance|sl(?!\\/c\\/Smoke)|priced)/.test(path)) return null
  const listing = await call(
    { method: 'POST', path: 'public/api/products' },
    { body: { category_url: ['Sparklers'], current_path: path } },
  )
  return {
    page: 'listing',
    source: 'src/views/storefront/listing/listing-page.tsx',
    title: 'Sparklers & <b>more</b>',
    description: path.startsWith('/canary') ? null : 'Gold & <i>silver</i>',
    html:
      '<link rel="preload" as="image" href="/tile.svg"/>' +
      (path.startsWith('/sl') ? '' : '<link rel="preload" as="image" href="/hero.svg" fetchPriority="high"/>') +
      '<main class="a">' + address + '</main>',
    year: 2026,
    queries: [[['products', boot.project_id], path === '/priced' ? { products: [{ price: 5 }] } : listing.body]],
  }
}
`

const manifest = {
  'index.html': {
    file: 'assets/main-abc.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/main-abc.css'],
  },
  '_react.js': { file: 'assets/react-abc.js' },
  '_tile.js': { file: 'assets/tile-abc.js', imports: ['_react.js'] },
  'src/views/storefront/listing/listing-page.tsx': {
    file: 'assets/listing-abc.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_tile.js'],
    css: ['assets/listing-abc.css'],
  },
}

/** A folder that looks like a built app, for this test file. */
export function useBuiltApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emberwright-app-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('index.html', shell)
  write('.vite/manifest.json', JSON.stringify(manifest))
  write('assets/main-abc.css', styles)
  write('assets/main-abc.js', entryScript)
  write('assets/main-abc.js.br', brotliCompressSync(entryScript))
  write('assets/main-abc.js.gz', gzipSync(entryScript))
  write('plain.txt', 'plain')
  write('ssr/server-entry.mjs', serverEntry)
  write('ssr/starter.mjs', `${starter}\n`)
  return folder
}
