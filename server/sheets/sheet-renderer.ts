import { createDrawingQueue, type DrawingQueue } from './drawing-queue.ts'
import type { PicturedSheet, Sheet } from './sheet.ts'
import type { TagPictures } from './tag-pictures.ts'

export type SheetRenderer = DrawingQueue<Sheet>

const SCRIPT = new URL('./sheet-worker.ts', import.meta.url)

export function createSheetRenderer(tagPictures: TagPictures): SheetRenderer {
  const queue = createDrawingQueue<PicturedSheet>(SCRIPT, { waiting: 60 })
  const picturesOf = async (sheet: Sheet) =>
    sheet.kind === '2up-price-tags' || sheet.kind === '4up-price-tags'
      ? tagPictures(sheet.products.map(({ picture }) => picture))
      : []
  const withPictures = async (sheet: Sheet): Promise<PicturedSheet> => ({
    ...sheet,
    pictures: await picturesOf(sheet),
  })
  return {
    render: (client, key, read) => queue.render(client, key, async () => withPictures(await read())),
    sizeOf: (key) => queue.sizeOf(key),
    close: () => queue.close(),
  }
}
