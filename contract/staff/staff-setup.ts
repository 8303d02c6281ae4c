import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'

/** What is left to do before the shop opens. */

export const ReadinessLine = v.object({
  key: v.string(),
  /** of a storefront; null: of the whole shop */
  project_id: v.nullable(v.number()),
  /** `blocking`: the shop may not open without it; `open`: it may */
  state: v.picklist(['done', 'open', 'blocking']),
  text: v.string(),
  /** the keys of the settings of the storefront that end it */
  settings: v.array(v.string()),
})
export type ReadinessLine = v.InferOutput<typeof ReadinessLine>

export const staffSetupCalls = {
  readiness: endpoint({
    method: 'GET',
    path: 'staff/setup/readiness',
    auth: 'staff',
    right: 'settings',
    summary: 'What is left to do before the shop opens, a line each',
    answer: v.object({
      lines: v.array(ReadinessLine),
      /** what they are called */
      storefronts: v.array(v.object({ project_id: v.number(), name: v.string() })),
    }),
  }),
}
