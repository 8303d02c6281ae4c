import type { Plugin } from 'vite'

export interface PageContent {
  /** as JSON in a script element with this id */
  readonly data: { readonly id: string; readonly value: unknown }
  /** markup of template elements by id */
  readonly templates: ReadonlyMap<string, string>
  /** other files beside it, by name */
  readonly files: ReadonlyMap<string, string>
}

/** Makes one HTML file of a page with one script and one sheet, so that it opens from a folder without a server. */
export function singlePage(fileName: string, contentOf: () => PageContent): Plugin {
  return {
    name: 'single-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        const page = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.html'))
        const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
        const sheets = files.flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
        )
        if (page?.type !== 'asset' || scripts.length !== 1)
          throw new Error(`a single page has one script, not ${scripts.length}`)
        const head = String(page.source)
          .replaceAll(
            /\s*<(script type="module"[^>]*><\/script|link rel="(stylesheet|modulepreload)"[^>]*)>/g,
            '',
          )
          .replace('</head>', () => `<style>${sheets.join('\n')}</style></head>`)
        const content = contentOf()
        const source = head.replace('</body>', () => `${bodyOf(content, scripts[0] ?? '')}</body>`)
        for (const file of Object.keys(bundle)) delete bundle[file]
        for (const [name, text] of new Map(content.files).set(fileName, source))
          this.emitFile({ type: 'asset', fileName: name, source: text })
      },
    },
  }
}

function bodyOf({ data, templates }: PageContent, script: string): string {
  const json = JSON.stringify(data.value).replaceAll('<', String.raw`\u003c`)
  return [
    `<script type="application/json" id="${data.id}">${json}</script>`,
    ...[...templates].map(([id, markup]) => `<template id="${id}">${markup}</template>`),
    `<script type="module">${script.replaceAll('</script', String.raw`<\/script`)}</script>`,
  ].join('\n')
}
