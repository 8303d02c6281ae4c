import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

export const themeScript = `document.documentElement.dataset.theme = 'dark'`
export const styles = '.a{color:red}'
export const entryScript = `console.log('entry')${' '.repeat(2_000)}`

const shell = `<!doctype html>
<html lang="en" data-brand="consumer" data-theme="light">
  <head>
    <script>${themeScript}</script>
    <!--boot-->
    <script type="module" crossorigin src="/assets/main-abc.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/main-abc.css">
  </head>
  <body><div id="root"></div></body>
</html>`

const manifest = {
  'index.html': {
    file: 'assets/main-abc.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/main-abc.css'],
  },
  '_react.js': { file: 'assets/react-abc.js' },
  '_tile.js': { file: 'assets/tile-abc.js', imports: ['_react.js'] },
  'src/views/listing/listing-page.tsx': {
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
  return folder
}
