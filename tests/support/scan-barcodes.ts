import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** The UPCs that are read in the pages of a PDF when they are printed with so many dots per inch. */
export async function scanBarcodes(pdf: Uint8Array, dpi: number): Promise<readonly string[]> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  // without its bytes the library asks the network
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const found: string[] = []
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: dpi / 72, render: 'bitmap' })
    const image = { data: new Uint8ClampedArray(data), width, height } as ImageData
    const codes = await readBarcodes(image, { formats: ['UPC-A'], maxNumberOfSymbols: 255, tryHarder: true })
    found.push(...codes.map(({ text }) => text.slice(-12)))
  }
  document.destroy()
  library.destroy()
  return found
}
