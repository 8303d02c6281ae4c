import { normalEmail } from '#contract/platform/email.ts'
import { counted } from '#contract/platform/format-count.ts'
import type { staffNewsletterCalls } from '#contract/staff/staff-newsletter.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import { findInNewsletter, newsletterCsv, newsletterList, removeFromNewsletter } from './newsletter-list.ts'

export const staffNewsletterHandlers: Handlers<typeof staffNewsletterCalls> = {
  listNewsletter: async ({ query: { q = '' } }, { db, projectId, shop }) => {
    const { rows, count } = await findInNewsletter(db, { projectId, q })
    const readers = rows.map(({ email, firstname, lastname, company, source, since }) => ({
      email,
      name: `${firstname} ${lastname}`.trim(),
      company,
      source,
      since: since?.toISOString() ?? null,
    }))
    return { readers, count, has_links: publicOrigin(shop.settings.current(projectId)) !== null }
  },
  exportNewsletter: async (_, { db, projectId, staff, now, shop }) => {
    const rows = await newsletterList(db, projectId)
    const subject = counted(rows.length, 'address', 'addresses')
    await recordStaff(db, { staffId: staff.id, action: 'exportNewsletter', subject })
    const csv = newsletterCsv(rows, publicOrigin(shop.settings.current(projectId)))
    const name = `newsletter-${projectId}-${centralTime(now()).day}.csv`
    return new FileAnswer(new TextEncoder().encode(csv), 'text/csv; charset=utf-8', name)
  },
  removeFromNewsletter: async ({ body: { email } }, { db, projectId }) => ({
    removed: await removeFromNewsletter(db, { projectId, email: normalEmail(email) }),
  }),
}
