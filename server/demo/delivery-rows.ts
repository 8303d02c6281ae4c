import { carrierRows as defaultRows } from '#server/new-shop/carriers.ts'

/** Those of a new shop, with pages that follow a shipment. */
export const carrierRows = () =>
  defaultRows().map((row) => ({
    ...row,
    tracking_url: `https://${row.option_id.split('-')[0]}.example/track/{number}`,
  }))
