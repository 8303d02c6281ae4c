import type { templateCalls } from '#contract/quick-order/templates.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import { saveTemplate } from './save-template.ts'
import { deleteTemplate } from './template-statements.ts'
import { readTemplates } from './template-wire.ts'

export const templateHandlers: Handlers<typeof templateCalls> = {
  selectTemplates: async (_, { db, session, projectId }) => ({
    templates: await readTemplates(db, { customerId: session.customerId, projectId, id: null }),
  }),
  saveTemplate: ({ body }, context) => saveTemplate(body, context),
  removeTemplate: async ({ body }, { db, session, projectId }) => {
    const owned = { id: rowId(body.id), customerId: session.customerId, projectId }
    const [deleted] = await deleteTemplate(db, owned)
    if (!deleted) throw notFound()
    return { success: true }
  },
}
