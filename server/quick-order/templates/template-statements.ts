import {
  array,
  bool,
  int4,
  int8,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const OWNER = { customerId: int4, projectId: int4 }
const IS_OWN = 'customer_id = :customerId and project_id = :projectId'

const TEMPLATE = {
  id: int4,
  name: text,
  modified_at: timestamptz,
  used_at: nullable(timestamptz),
  line_count: int8,
  item_count: int8,
}
export type TemplateRow = RowOf<typeof TEMPLATE>

/** @param id null: all templates of the customer */
export const selectTemplateRows = statement({
  name: 'templates',
  sql: `select t.id, t.name, t.modified_at, t.used_at, count(l.product_id) as line_count, coalesce(sum(l.quantity), 0) as item_count
   from templates t left join template_lines l on l.template_id = t.id
   where t.customer_id = :customerId and t.project_id = :projectId and (:id::int is null or t.id = :id)
   group by t.id order by coalesce(t.used_at, t.modified_at) desc, t.id desc`,
  params: { ...OWNER, id: nullable(int4) },
  row: TEMPLATE,
})

/** @param id of the template that gets the name; null: a new one */
export const standingOf = statement({
  name: 'template-standing',
  sql: `select count(*)::int as count, coalesce(bool_or(id = :id), false) as has_own,
     coalesce(bool_or(lower(name) = lower(:name) and id is distinct from :id), false) as is_taken
   from templates where ${IS_OWN}`,
  params: { ...OWNER, id: nullable(int4), name: text },
  row: { count: int4, has_own: bool, is_taken: bool },
})

const CHANGE = { name: text, now: timestamptz }
export const insertTemplate = statement({
  name: 'template-insert',
  sql: `insert into templates (customer_id, project_id, name, modified_at)
   values (:customerId, :projectId, :name, :now) returning id`,
  params: { ...OWNER, ...CHANGE },
  row: { id: int4 },
})
export const renameTemplate = statement({
  name: 'template-rename',
  sql: 'update templates set name = :name, modified_at = :now where id = :id',
  params: { id: int4, ...CHANGE },
})

export const deleteLines = statement({
  name: 'template-lines-delete',
  sql: 'delete from template_lines where template_id = :id',
  params: { id: int4 },
})
/** Writes the lines of products of the storefront; resolves with one row for each. */
export const insertLines = statement({
  name: 'template-lines-insert',
  sql: `insert into template_lines (template_id, product_id, quantity)
   select :id, p.id, x.quantity from unnest(:productIds::int[], :quantities::int[]) x (product_id, quantity)
   join products p on p.id = x.product_id and p.project_id = :projectId returning product_id`,
  params: { id: int4, projectId: int4, productIds: array(int4), quantities: array(int4) },
  row: { product_id: int4 },
})

export const deleteTemplate = statement({
  name: 'template-delete',
  sql: `delete from templates where id = :id and ${IS_OWN} returning id`,
  params: { ...OWNER, id: int4 },
  row: { id: int4 },
})
