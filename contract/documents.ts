import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** A file as answer, which is no JSON. */
const File = v.unknown()

const Download = v.object({
  label: v.string(),
  /** the path below the origin of the storefront, with `project_id` */
  href: v.string(),
  type: v.picklist(['pdf', 'xlsx']),
})
export type Download = v.InferOutput<typeof Download>

export const documentCalls = {
  downloadDocument: endpoint({
    method: 'GET',
    path: 'api/documents/{a}/{b}/{c}',
    auth: 'document',
    summary: 'A price list, an order form, or the sheets of an order or cart, as a file',
    answer: File,
  }),
  downloadPriceListNotProd: endpoint({
    method: 'GET',
    path: 'api/documents/s3/pricelist/{name}/isNotProd',
    auth: 'document',
    summary: 'A price list, outside production',
    answer: File,
  }),
  selectDownloads: endpoint({
    method: 'GET',
    path: 'api/documents/select-downloads',
    auth: 'required',
    summary: 'Price lists and order forms of the own price level',
    answer: v.object({ downloads: v.array(Download) }),
  }),
}
