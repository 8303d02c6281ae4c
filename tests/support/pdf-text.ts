import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The text of each page of a PDF, with single blanks instead of line breaks. */
export async function pdfTexts(bytes: Uint8Array): Promise<readonly string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const texts = Array.from(document.pages(), (page) => page.getText().replaceAll(/\s+/g, ' '))
  document.destroy()
  library.destroy()
  return texts
}
