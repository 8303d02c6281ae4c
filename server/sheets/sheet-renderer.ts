import { createDrawingQueue, type DrawingQueue } from './drawing-queue.ts'
import type { Sheet } from './sheet.ts'

export type SheetRenderer = DrawingQueue<Sheet>

const SCRIPT = new URL('./sheet-worker.ts', import.meta.url)

export const createSheetRenderer = (): SheetRenderer => createDrawingQueue(SCRIPT, { waiting: 60 })
