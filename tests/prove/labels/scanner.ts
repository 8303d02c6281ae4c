import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const DPI = 203

/** Prints the pages of a PDF at 203 dpi and reads the barcodes in them. */
export async function openScanner() {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  // without its bytes the library asks the network
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
  const library = await PDFiumLibrary.init()
  return {
    scan: async (pdf: Uint8Array): Promise<ReadonlySet<string>> => {
      const found = new Set<string>()
      const document = await library.loadDocument(pdf)
      for (const page of document.pages()) {
        const { data, width, height } = await page.render({ scale: DPI / 72, render: 'bitmap' })
        const image = { data: new Uint8ClampedArray(data), width, height } as ImageData
        const codes = await readBarcodes(image, {
          formats: ['UPC-A'],
          maxNumberOfSymbols: 255,
          tryHarder: true,
        })
        for (const { text } of codes) found.add(text.slice(-12))
      }
      document.destroy()
      return found
    },
    close: () => library.destroy(),
  }
}
