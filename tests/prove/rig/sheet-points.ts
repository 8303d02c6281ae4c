/** Where a process that makes sheets stops, to be killed there. */
export const SHEET_POINTS = [
  'before the commit',
  'before the handover',
  'before drawing',
  'before the result',
  'within the result',
  'after the result',
] as const
export type SheetPoint = (typeof SHEET_POINTS)[number]

export interface SheetOrders {
  readonly databaseUrl: string
  /** null: makes what others have left */
  readonly point: SheetPoint | null
  /** ids of orders whose barcodes are wanted */
  readonly orderIds: readonly number[]
  /** the negative control: sheets are done before they are made */
  readonly isDoneFirst: boolean
}
