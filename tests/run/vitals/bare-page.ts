import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>
<style>body{font:16px/1.5 sans-serif;margin:0 16px}h1{font-size:32px}</style></head>
<body><h1>The whole sky, by the case.</h1>
<p>${'Wholesale fireworks for stands, shows and backyards, priced at your level. '.repeat(8)}</p></body></html>`

/** Serves the least that a page can be: one document with words and a style, on the same machine. */
export async function serveBarePage(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
