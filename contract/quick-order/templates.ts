import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { LineSource, ProductLines } from './lines.ts'
import { Count, Id, Outcome, Text } from '#contract/platform/wire.ts'

export const MAX_TEMPLATES = 100
export const MAX_TEMPLATE_NAME = 80

export const Template = v.object({
  id: Id,
  name: v.string(),
  line_count: Count,
  /** cases of all lines */
  item_count: Count,
  date_modified: v.string(),
  /** when its lines were last checked; null: never */
  date_used: v.nullable(v.string()),
})
export type Template = v.InferOutput<typeof Template>

const TemplateSave = v.strictObject({
  id: v.optional(Id),
  name: v.pipe(Text(MAX_TEMPLATE_NAME), v.minLength(1)),
  source: v.optional(LineSource),
  lines: v.optional(ProductLines),
})
export type TemplateSave = v.InferInput<typeof TemplateSave>

const TemplateRemoval = v.strictObject({ id: Id })
export type TemplateRemoval = v.InferInput<typeof TemplateRemoval>

export const templateCalls = {
  selectTemplates: endpoint({
    method: 'GET',
    path: 'api/customers/select-templates',
    auth: 'required',
    summary: 'The templates of the customer, last used first',
    answer: v.object({ templates: v.array(Template) }),
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: 'api/customers/save-template',
    auth: 'required',
    summary:
      'Save the lines of a source, or else of a list, as a template; with id replace one, with neither rename it',
    body: TemplateSave,
    answer: v.object({ ...Outcome.entries, template: v.nullable(Template) }),
  }),
  removeTemplate: endpoint({
    method: 'POST',
    path: 'api/customers/remove-template',
    auth: 'required',
    summary: 'Delete a template',
    body: TemplateRemoval,
    answer: Outcome,
  }),
}
