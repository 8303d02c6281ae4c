/** Lets the browser save a JSON file. */
export function saveFile(download: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download }).click()
  // the click has started the download
  setTimeout(() => URL.revokeObjectURL(href))
}
