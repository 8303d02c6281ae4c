import type { Plugin } from 'vite'

/**
 * Takes the sheet that the server inlines in every document out of what lazy imports wait for: Vite, which knows only
 * links, would fetch it again. Its place in the list of a chunk is kept by the script of the same name, which is loaded.
 */
export function inlinedSheet(chunk: string): Plugin {
  return {
    name: 'inlined-sheet',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite writes the lists during generateBundle
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        const script = files.find((file) => file.type === 'chunk' && file.name === chunk)
        const sheet = files.find(({ fileName }) => new RegExp(`/${chunk}-[^/]*\\.css$`).test(fileName))
        if (script === undefined || sheet === undefined) return
        for (const file of files)
          if (file.type === 'chunk')
            file.code = file.code.replaceAll(JSON.stringify(sheet.fileName), JSON.stringify(script.fileName))
      },
    },
  }
}
